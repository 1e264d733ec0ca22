/** Why a saved result differs, or cannot be checked. */
import { texts } from '../infer.ts'

export const verify = texts({
  'verify.not_an_answer': 'This is not a calculation result.',
  'verify.not_an_answer.response':
    'This is not an Everygram result: a response has "data" and "meta", a row "calculation_id" and "request".',
  'verify.not_an_answer.status':
    'The row has a result but status {value}. A row with a result has status ok.',
  'verify.not_an_answer.passing':
    '{field} tells when or by what a result was calculated, so it differs every time.',
  'verify.not_an_answer.file': '{reason} It cannot be checked.',
  'verify.no_request': 'The result does not contain its request.',
  'verify.no_request.document':
    'The result does not contain its request (meta.request). Add it with --request.',
  'verify.no_request.row': 'The row does not contain its request. Add it with --request.',
  'verify.no_request.line': 'The line does not contain its request.',
  'verify.no_request.value': 'A single value does not contain its request. Add its address with --request.',
  'verify.unknown_request': 'This release does not have the calculation named in the result.',
  'verify.unknown_request.address': 'This release has no calculation at {value}.',
  'verify.unknown_request.format':
    'This is a single value, but the request has format={format}. Use the address that the value came from.',
  'verify.unknown_request.not_comparable': 'The response of {code} is not a result that can be compared.',
  'verify.edition_missing': 'The data edition of the result is not installed here.',
  'verify.edition_missing.named':
    'Data edition {value} is not installed here. Available: {allowed}. Use --edition to check against another one.',
  'verify.edition_missing.chosen': 'The request does not name a usable data edition: {reason}',
  'verify.other_figures':
    'This server has different values for the same edition: changed files or added factors.',
  'verify.other_figures.added':
    'This server has added its own factors to edition {edition}, which the result did not use: the result has hash {hash}, this server {own_hash}.',
  'verify.other_figures.user':
    'Data edition {edition} differs from the one used for the result: the result has hash {hash}, this server {own_hash}. The result used own factors of an operator that are not installed here, or that another release applied differently.',
  'verify.other_figures.changed':
    'Data edition {edition} differs from the one used for the result: the result has hash {hash}, this server {own_hash}. It had added factors that are not installed here, or its files were changed.',
  'verify.other_figures.overlay':
    'The result uses own factors of an operator and gives neither hash nor ID for edition {edition}. Set OVERLAY to the file that was used.',
  'verify.other_engine': 'The result was calculated by another engine version that calculates differently.',
  'verify.other_engine.named':
    'The result was calculated by engine {engine}{has_release, select, true { (release {release})} other {}}; this server has engine {own_engine}, which calculates differently.',
  'verify.other_geography': 'The result used other place or route data.',
  'verify.other_geography.named':
    'The result used other place and route data ({hash}); this server has {own_hash}. First difference: {field}.',
  'verify.other_rules': 'The rules for such a result changed after the release that calculated it.',
  'verify.other_rules.losses':
    'Release 1.0.0 counted the upstream emissions of grid losses although include_wtt was false. This release leaves them out. Check the result with release 1.0.0.',
  'verify.other_rules.mode':
    'The request names no transport mode. Release 1.0.0 chose {code}, and this release chooses {other_code}. Check the result with release 1.0.0.',
  'verify.external_service': 'The result used an external routing or address service.',
  'verify.external_service.differs':
    'Places or routes came from an external service and differ here. Use the same service with the same data to check the result.',
  'verify.refused': 'The request stored in the result is rejected.',
  'verify.refused.named': "The request can't be calculated ({code}): {reason}",
  'verify.remark.release':
    '{has_release, select, true {Calculated by release {release}} other {Calculated by an unknown release}}, checked by release {own_release}. Numbers and sources were compared, texts were not.',
  'verify.remark.geography':
    'Calculated with place and route data {hash}, checked with {has_own, select, true {{own_hash}} other {none}}.',
  'verify.remark.labels':
    'The numbers do not depend on these labels, which this release gives by other rules: {other_fields}.',
  'verify.line.edition': 'edition {edition}',
  'verify.line.recalculated': 'recalculated: {code}',
  'verify.line.total':
    'total: {has_before, select, true {{before}} other {nothing}}{has_editions, select, true { ({has_edition, select, true {edition {edition}} other {no edition named}})} other {}} in the result, {has_after, select, true {{after}} other {nothing}}{has_own, select, true { (edition {own_edition})} other {}} recalculated',
  'verify.line.values':
    '{has_factor, select, true {factor {id}{has_name, select, true { ({factor})} other {}}{has_field, select, true {, {field}} other {}}} other {{field}}}: {has_before, select, true {{before}} other {nothing}}{has_editions, select, true { ({has_edition, select, true {edition {edition}} other {no edition named}})} other {}} in the result, {has_after, select, true {{after}} other {nothing}}{has_own, select, true { (edition {own_edition})} other {}} recalculated{has_unit, select, true {, {unit}} other {}}',
  'verify.line.missing':
    '{has_factor, select, true {factor {id}{has_name, select, true { ({factor})} other {}}{has_field, select, true {, {field}} other {}}} other {{field}}} is {is_missing, select, true {missing in} other {only in}} the result',
  'verify.line.more': 'and {count} more; --json lists up to {max}',
  'validation_error.verify_empty': 'The body is empty. Send a saved result as JSON.',
  'validation_error.verify_no_result':
    'This is not an Everygram result: a response has "data" and "meta", a row "status" and "co2e_kg" or "answer". Send one result at a time.',
  'validation_error.verify_name_twice':
    'The name {name} appears twice in one object. Send the result as you received it.',
  'validation_error.verify_query':
    "{name} can't be used here. The URL takes no parameters; the body is the result to check.",
  'validation_error.verify_not_json':
    'The body is not valid JSON{has_position, select, true { (error at character {position})} other {}}.',
})
