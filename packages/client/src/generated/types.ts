// Made from the OpenAPI document by npm run client:generate.

export type FreightEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'freight_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** Emissions of the shipment, with their sources. */
      emissions: {
        /** Well to wheel, without radiative forcing, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The two add up to co2e to the gram. */
        lifecycle_breakdown: {
          /** Kilograms of CO2e. */
          unit: 'kg'
          /** Tank to wheel, kg CO2e (at most 3 decimals). */
          vehicle_operation: number
          /** Well to tank; for electric vehicles everything, kg CO2e (at most 3 decimals). */
          energy_provision: number
        }
        /** Two ways to report the same total; each adds up to co2e to the gram. */
        ghg_protocol_scopes: {
          /** For the company that runs the vehicles. */
          asset_owner: {
            /** Fuel burnt in the vehicles, kg CO2e (at most 3 decimals). */
            scope_1: number
            /** Generation of the electricity that the vehicles use, kg CO2e (at most 3 decimals). */
            scope_2?: number
            /** Upstream emissions of fuel and electricity, and grid losses, kg CO2e (at most 3 decimals). */
            scope_3_category_3: number
          }
          /** For the company that buys the transport. */
          freight_buyer: {
            /** The total, kg CO2e (at most 3 decimals). */
            scope_3_category_4: number
          }
        }
        /** Flights: reported separately, not in the total. */
        radiative_forcing?: {
          /** The total including radiative forcing of the flight, kg CO2e (at most 3 decimals). */
          co2e: number
          /** The same, g CO2e. */
          co2e_grams: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The route of the shipment. */
      route: {
        /** Sum of the legs, km. */
        total_distance_km: number
        /** Of the longest leg. */
        transport_mode: 'road' | 'rail' | 'sea' | 'air'
        /** The place, and the airport or port that serves it, where the distance ends. */
        origin: {
          /** The place used; it contains the name you sent. */
          resolved: string
          /** What kind of place it is. */
          kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
          /** ISO 3166-1 alpha-2; ZZ when unknown. */
          country_code: string
          /** IATA code, UN/LOCODE or postcode. */
          code?: string
          /** Latitude, degrees north (WGS 84). */
          lat: number
          /** Longitude, degrees east (WGS 84). */
          lon: number
          /** The airport that serves the place. */
          airport?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
          /** The port that serves the place. */
          port?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
        }
        /** The place, and the airport or port that serves it, where the distance ends. */
        destination: {
          /** The place used; it contains the name you sent. */
          resolved: string
          /** What kind of place it is. */
          kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
          /** ISO 3166-1 alpha-2; ZZ when unknown. */
          country_code: string
          /** IATA code, UN/LOCODE or postcode. */
          code?: string
          /** Latitude, degrees north (WGS 84). */
          lat: number
          /** Longitude, degrees east (WGS 84). */
          lon: number
          /** The airport that serves the place. */
          airport?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
          /** The port that serves the place. */
          port?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
        }
        /** Codes of the countries on the route other than those of origin and destination. */
        transit_countries: string[]
        /** Straits, canals and capes, in order. */
        passages: string[]
        /** The transport chain, in order. */
        legs: {
          /** How the leg is transported. */
          mode: 'road' | 'rail' | 'sea' | 'air'
          /** Where the leg begins. */
          from: {
            /** The place, airport or port. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
          /** Where the leg ends. */
          to: {
            /** The place, airport or port. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
          /** Length, km. */
          distance_km: number
          /** Emissions of the leg; the legs add up to co2e to the gram, kg CO2e (at most 3 decimals). */
          co2e_kg: number
          /** Tank to wheel; 0 for electric vehicles, kg CO2e (at most 3 decimals). */
          co2e_ttw_kg: number
          /** Well to tank; the two add up to co2e_kg to the gram, kg CO2e (at most 3 decimals). */
          co2e_wtt_kg: number
          /** The range of the part, kg CO2e. */
          range?: {
            /** The lower end, in the unit of the range. */
            low: number
            /** The upper end, in the unit of the range. */
            high: number
          }
          /** Mass carried, kg. */
          mass_kg: number
          /** Transport activity: tonnes times kilometres. */
          tonne_km: number
          /** Emissions divided by transport activity. */
          intensity_g_per_tkm: number
          /** As ISO 14083: given in the request, shortest feasible distance, great circle. */
          distance_type: 'actual' | 'sfd' | 'gcd'
          /** The same as mass_kg. */
          weight_kg: number
          /** The vehicle class of the factor. */
          vehicle_type: string
          /** Fuel or energy of the vehicle. */
          fuel_source: string
          /** Whole vehicles, when the service is dedicated. */
          vehicles?: number
          /** Payload of one vehicle of the class; the load of dedicated vehicles is divided by it. */
          payload_kg?: number
          /** Duration of the leg, seconds; absent if only its distance is known. */
          duration_seconds?: number
          /** How the distance was found (docs/methods/routes.md), or given. */
          method: string
          /** By road and rail the countries on the route, in order of entry. By sea and air those of both ends, and of canals. */
          countries: {
            /** ISO 3166-1 alpha-2 code of the country. */
            country_code: string
            /** By road and rail; they add up to the total to the metre. */
            distance_km?: number
          }[]
          /** Factors of the source trail that the leg uses. */
          factor_ids: string[]
          /** Of road legs, with detailed_route: Google's encoded polyline, precision 5. */
          polyline?: string
        }[]
        /** Duration of all legs, seconds; absent if only their distance is known. */
        duration_seconds?: number
        /** The same in days, hours and minutes. */
        duration_formatted?: string
        /** Evenly spaced along the whole chain; more for longer chains. */
        waypoints?: {
          /** Latitude, degrees north (WGS 84). */
          lat: number
          /** Longitude, degrees east (WGS 84). */
          lon: number
        }[]
        /** With detailed_route: the line of the whole chain, Google's encoded polyline, precision 5. */
        polyline?: string
        /** How the distance of the longest leg was found. */
        method: string
      }
      /** The shipment as we read it. */
      cargo: {
        /** As given, in unit. */
        weight: number
        /** The unit of weight. */
        unit: 'kg' | 'g' | 'lb' | 'tonne'
        /** The same, kg. */
        weight_kg: number
        /** Of the longest leg. */
        vehicle_type: string
        /** The name of that vehicle type, for a person. */
        vehicle_label: string
        /** Of the longest leg. */
        fuel_source: string
        /** shared, ltl: the share of a vehicle that the goods use. dedicated, ftl: whole vehicles. */
        service_type: 'shared' | 'dedicated' | 'ftl' | 'ltl'
        /** Whether the goods are cooled. */
        refrigerated: boolean
        /** Whether the empty return trip is counted. */
        include_empty_return: boolean
        /** The distance you sent, km. */
        planned_distance_km?: number
        /** Passages to avoid. */
        avoid?: string[]
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
      /** What of the standard the answer serves, such as a scope and category. */
      ISO_14064: string
      /** What of the standard the answer serves, such as a scope and category. */
      ISO_14083: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type ShipmentFootprintAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'shipment_footprint'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** Of the goods, kg, as a text. */
      mass: string
      /** The id of the calculation. */
      shipmentId: string
      /** In order. They add up to the shipment, to the gram. */
      tces: {
        /** The id of the calculation and the number of the element, from 1. */
        tceId: string
        /** The element before; none of the first. */
        prevTceIds: string[]
        /** The kind of transport operation: mode, class of vehicle and fuel, by their names here. */
        tocId: string
        /** That of the shipment. */
        shipmentId: string
        /** Of the goods, kg, as a text. */
        mass: string
        /** Of the element, by its kind: one of three. */
        distance: {
          /** As it was driven, or given in the request, km, as a text. */
          actual?: string
          /** Along a great circle, km, as a text. */
          gcd?: string
          /** The shortest feasible one, km, as a text. */
          sfd?: string
        }
        /** Tonne-kilometres, as a text. */
        transportActivity: string
        /** Well to wheel, kg CO2e, as a text. */
        co2eWTW: string
        /** Tank to wheel, kg CO2e; of electric vehicles 0, as a text. */
        co2eTTW: string
      }[]
    }
  }
  /** How the answer was made, and what is to be said of it. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
      /** What of the standard the answer serves, such as a scope and category. */
      ISO_14064: string
      /** What of the standard the answer serves, such as a scope and category. */
      ISO_14083: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
  }
}

export type TravelEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'travel_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** Emissions of the trip, with their sources. */
      emissions: {
        /** Total of all passengers, with the return trip if included, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** Flights: the total without radiative forcing, kg CO2e (at most 3 decimals). */
        co2e_without_radiative_forcing?: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** Per passenger, with the return trip if included; for cars, taxis and motorbikes, the total divided by passengers, kg CO2e (at most 3 decimals). */
        per_passenger_kg: number
        /** The same, g CO2e. */
        per_passenger_g: number
        /** Fuel burnt in the vehicle, the same as breakdown.vehicle_operation, kg CO2e (at most 3 decimals). */
        direct_emissions: number
        /** Everything else, the same as breakdown.energy_provision, kg CO2e (at most 3 decimals). */
        indirect_emissions: number
        /** The total split in two ways: by where emissions arise, and by stage of the energy. */
        breakdown: {
          /** Fuel burnt in the vehicle (tank-to-wheel), kg CO2e (at most 3 decimals). */
          vehicle_operation: number
          /** Purchased electricity with grid losses; with include_wtt, also upstream emissions of fuel and electricity, kg CO2e (at most 3 decimals). */
          energy_provision: number
          /** Without upstream emissions, kg CO2e (at most 3 decimals). */
          tank_to_wheel: number
          /** Upstream emissions; 0 without include_wtt, kg CO2e (at most 3 decimals). */
          well_to_tank: number
          /** Kilograms of CO2e. */
          unit: 'kg'
        }
        /** The three gases add up to breakdown.tank_to_wheel; for flights, together with radiative_forcing. Present if the whole trip uses one published factor. */
        gas_split?: {
          /** Carbon dioxide, kg CO2e (at most 3 decimals). */
          co2: number
          /** Methane, kg CO2e (at most 3 decimals). */
          ch4: number
          /** Nitrous oxide, kg CO2e (at most 3 decimals). */
          n2o: number
          /** Kilograms of CO2e. */
          unit: 'kg'
        }
        /** Flights: included in co2e, in addition to the gases. */
        radiative_forcing?: {
          /** Emissions added for contrails and other non-CO2 effects, kg CO2e (at most 3 decimals). */
          co2e: number
          /** Multiplier on CO2, as published; 1 where the boundary leaves radiative forcing out. */
          multiplier: number
        }
        /** The total by scope and category of the GHG Protocol. */
        ghg_protocol_scopes: {
          /** Business travel: the total, kg CO2e (at most 3 decimals). */
          scope_3_category_6: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** Duration and waypoints are one-way; they are absent only if distance_km is given and no route is known. */
      route: {
        /** Includes the return trip if return_trip is true. */
        total_distance_km: number
        /** One way. */
        distance_km: number
        /** Mode of transport. */
        transport_mode: 'flight' | 'rail' | 'car' | 'bus' | 'ferry' | 'taxi' | 'motorbike'
        /** Whether the return trip is counted. */
        return_trip: boolean
        /** The place, and the airport or port that serves it, where the distance ends. */
        origin: {
          /** The place used; it contains the name you sent. */
          resolved: string
          /** What kind of place it is. */
          kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
          /** ISO 3166-1 alpha-2; ZZ when unknown. */
          country_code: string
          /** IATA code, UN/LOCODE or postcode. */
          code?: string
          /** Latitude, degrees north (WGS 84). */
          lat: number
          /** Longitude, degrees east (WGS 84). */
          lon: number
          /** The airport that serves the place. */
          airport?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
          /** The port that serves the place. */
          port?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
        }
        /** The place, and the airport or port that serves it, where the distance ends. */
        destination: {
          /** The place used; it contains the name you sent. */
          resolved: string
          /** What kind of place it is. */
          kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
          /** ISO 3166-1 alpha-2; ZZ when unknown. */
          country_code: string
          /** IATA code, UN/LOCODE or postcode. */
          code?: string
          /** Latitude, degrees north (WGS 84). */
          lat: number
          /** Longitude, degrees east (WGS 84). */
          lon: number
          /** The airport that serves the place. */
          airport?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
          /** The port that serves the place. */
          port?: {
            /** Its name. */
            name: string
            /** What kind of place it is. */
            kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
            /** ISO 3166-1 alpha-2; ZZ when unknown. */
            country_code: string
            /** IATA code, UN/LOCODE or postcode. */
            code?: string
            /** Latitude, degrees north (WGS 84). */
            lat: number
            /** Longitude, degrees east (WGS 84). */
            lon: number
          }
        }
        /** Codes of the countries on the route other than those of origin and destination. */
        transit_countries: string[]
        /** How the distance was found: geodesic, town_graph, rail_by_…, sea_lanes (docs/methods/routes.md); distance_km when it was given. */
        method: string
        /** Duration of the route, seconds. */
        duration_seconds?: number
        /** The same in days, hours and minutes. */
        duration_formatted?: string
        /** By road and rail the countries on the route, in order of entry. By sea and air those of both ends, and of canals. */
        countries: {
          /** ISO 3166-1 alpha-2 code of the country. */
          country_code: string
          /** By road and rail; they add up to the total to the metre. */
          distance_km?: number
        }[]
        /** Evenly spaced along the route; more for longer routes. */
        waypoints?: {
          /** Latitude, degrees north (WGS 84). */
          lat: number
          /** Longitude, degrees east (WGS 84). */
          lon: number
        }[]
      }
      /** The trip as we read it. */
      travel: {
        /** All but flights. */
        vehicle_type?: string
        /** Flights: the cabin class used. */
        cabin_class?: 'economy' | 'premium_economy' | 'business' | 'first' | 'average'
        /** Flights: the haul whose factor was used. Absent with haul_rule=curve. */
        haul?: 'domestic' | 'short' | 'long' | 'international'
        /** Flights: how the haul was chosen. Absent if you set haul. */
        haul_rule?: 'distance' | 'publisher' | 'curve'
        /** Flights: the publisher's category for this flight. */
        publisher_haul?: 'domestic' | 'short' | 'long' | 'international'
        /** Number of passengers. */
        passengers: number
        /** Whether one vehicle is counted, whatever the number of passengers. */
        is_per_vehicle: boolean
        /** Whether upstream (well-to-tank) emissions are included. */
        include_wtt: boolean
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

/** Only with estimates: the likely range of the factor. */
export type FactorRange = {
  /** Lower end, kg CO2e per room and night. */
  low: number
  /** Upper end, kg CO2e per room and night. */
  high: number
  /** How the range was derived. */
  basis: string
}

export type HotelEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'hotel_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** What the stay emits, and what proves it. */
      emissions: {
        /** Total, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** All rooms of the stay, a night, kg CO2e (at most 3 decimals). */
        per_night_kg: number
        /** All rooms of the stay, a night, g CO2e. */
        per_night_g: number
        /** A room and night: the factor, kg CO2e (at most 3 decimals). */
        per_room_night_kg: number
        /** A room and night: the factor, g CO2e. */
        per_room_night_g: number
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The stay as it was understood. */
      stay: {
        /** ISO 3166-1 alpha-2 code of the country. */
        country_code: string
        /** English name of the country. */
        country_name: string
        /** Nights of the stay. */
        nights: number
        /** Number of rooms. */
        rooms: number
        /** Nights times rooms. */
        total_room_nights: number
      }
      /** The factor used for the country. */
      factor: {
        /** The factor, in unit. */
        value: number
        /** The unit of the factor. */
        unit: 'kg CO2e per room per night'
        /** True unless the present edition of the publisher has the country. */
        is_estimate: boolean
        /** exact: published for the country. region: of an earlier edition of the publisher. estimate: ours. user: brought by the operator. */
        tier: 'exact' | 'region' | 'estimate' | 'user'
        /** The year that the factor describes. */
        year: number
        /** UN M49 region, for example Western Europe. */
        region: string
        range?: FactorRange
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type HotelFactorsAnswer = {
  /** Lowest factor first. */
  data: {
    /** ISO 3166-1 alpha-2 code of the country. */
    country_code: string
    /** English name of the country. */
    country_name: string
    /** The factor of a room and night, in unit. */
    factor: number
    /** The unit of the factor. */
    unit: 'kg CO2e per room per night'
    /** UN M49 region, for example Western Europe. */
    region: string
    /** Whether the factor is an estimate. */
    is_estimate: boolean
    /** exact: published for the country. region: of an earlier edition of the publisher. estimate: ours. user: brought by the operator. */
    tier: 'exact' | 'region' | 'estimate' | 'user'
    /** The year that the factor describes. */
    year: number
    /** The row in the data edition. */
    factor_id: string
    range?: FactorRange
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Countries in the list. */
    total_countries: number
    /** The main publication. */
    source: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type HotelCompareAnswer = {
  /** Lowest total first; ties keep the order given. */
  data: {
    /** ISO 3166-1 alpha-2 code of the country. */
    country_code: string
    /** English name of the country. */
    country_name: string
    /** The stay in this country, kg CO2e (at most 3 decimals). */
    total_kg: number
    /** The stay in this country; the source of truth, g CO2e. */
    total_grams: number
    range: Range
    /** The factor of the country. */
    per_room_night_kg: number
    /** Highest total minus this one; 0 for the highest, kg CO2e (at most 3 decimals). */
    savings_vs_highest_kg: number
    /** That saving in per cent of the highest total, one decimal. */
    savings_vs_highest_percent: number
    /** Whether the country's factor is an estimate. */
    is_estimate: boolean
    /** exact: published for the country. region: of an earlier edition of the publisher. estimate: ours. user: brought by the operator. */
    tier: 'exact' | 'region' | 'estimate' | 'user'
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Nights of the stay. */
    nights: number
    /** Number of rooms. */
    rooms: number
    /** Nights times rooms. */
    total_room_nights: number
    /** Code of the country with the lowest total. */
    lowest_emissions: string
    /** Code of the country with the highest total. */
    highest_emissions: string
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
    rounding: {
      /** What is rounded is a multiple of so many grams. */
      unit_grams: number
      /** How often it counts: passengers, and both ways. */
      times: number
    }
    /** Every published figure that the result rests on, and what was made of it. */
    source_trail: SourceTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type ElectricityEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'electricity_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** What the electricity emits, and what proves it. */
      emissions: {
        /** Location-based scope 2 plus scope 3 category 3, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The three add up to co2e to the gram. */
        breakdown: {
          /** Generation, kg CO2e (at most 3 decimals). */
          scope_2_location_based: number
          /** Upstream of generation, kg CO2e (at most 3 decimals). */
          scope_3_wtt: number
          /** Losses in transmission and distribution, kg CO2e (at most 3 decimals). */
          scope_3_td_losses: number
          /** Kilograms of CO2e. */
          unit: 'kg'
        }
        /** By scope of the GHG Protocol; location_based and scope_3_category_3 add up to co2e. */
        ghg_protocol_scopes: {
          /** Purchased electricity by both methods of the Scope 2 Guidance. */
          scope_2: {
            /** Location-based, kg CO2e (at most 3 decimals). */
            location_based: number
            /** Market-based, kg CO2e. Null with strict=true where it cannot be determined; absent with scope_2=location. */
            market_based?: number | null
            /** not_determined: no value of the hierarchy is known here, and market_based is the location-based amount, not to be reported. */
            market_based_status?: 'determined' | 'not_determined'
            /** The basis of market_based: your instrument, your supplier's factor, a residual mix or, where there is none, the location-based factor; mixed where an instrument covers a part. */
            market_based_basis?: 'instrument' | 'supplier' | 'residual_mix' | 'grid_average' | 'mixed'
            /** Where it is not determined: the code of the notice that says why. */
            market_based_reason?: 'residual_mix_not_held' | 'supplier_factor_required'
            /** Where it is not determined: who publishes the residual mix, or says how electricity is declared. */
            market_based_publisher?: {
              /** The publisher. */
              name: string
              /** Where its values are found. */
              url?: string
            }
            /** How the two methods were applied. */
            method_note: string
          }
          /** Upstream and losses, kg CO2e (at most 3 decimals). */
          scope_3_category_3: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The use as it was understood. */
      electricity: {
        /** As given, in unit. */
        amount: number
        /** The unit of amount. */
        unit: 'kwh' | 'mwh' | 'wh'
        /** The amount in kilowatt-hours. */
        kwh: number
        /** As published, the same as grid.carbon_intensity; in intensity_unit. */
        grid_intensity: number
        /** Its scope 2 part. */
        direct_intensity: number
        /** Its scope 3 category 3 part. */
        upstream_intensity: number
        /** Of the intensities here. */
        intensity_unit: 'gCO2e/kWh'
        /** Whether the upstream part is counted. */
        include_wtt: boolean
        /** Whether losses of the grid are counted. */
        include_td_losses: boolean
        /** The factor given for the market-based method, gCO2e/kWh. */
        supplier_factor?: number
        /** With instrument: what the contract covers. */
        instrument?: {
          /** The kind of instrument. */
          type: 'certificate' | 'ppa' | 'supplier_rate'
          /** Kilowatt-hours that it covers. */
          kwh: number
          /** Its factor, gCO2e/kWh. */
          factor: number
          /** Its name, as given. */
          name?: string
        }
        /** With cloud_region: where the servers are. */
        cloud?: {
          /** The cloud provider. */
          provider: string
          /** The region as the provider calls it. */
          region: string
          /** Its name for a person. */
          display_name: string
          /** Where it is. */
          city: string
        }
      }
      /** The grid of the electricity use. */
      grid: {
        /** As published; with basis official_ratio the direct and the upstream part together. */
        carbon_intensity: number
        /** Its direct part, scope 2. */
        direct_intensity: number
        /** Direct and upstream part together, whatever carbon_intensity holds: what the list is ranked by. */
        life_cycle_intensity: number
        /** official: the country's own reporting scheme. official_ratio: Ember's value × official over Ember's of a year that has both; in that year the official value. life_cycle: Ember's, split. user: the operator's own. */
        basis: 'official' | 'official_ratio' | 'life_cycle' | 'user'
        /** Of every intensity here. */
        unit: 'gCO2e/kWh'
        /** ISO 3166-1 alpha-2 code of the country. */
        country_code: string
        /** English name of the country. */
        country_name: string
        /** A continent, for example north_america. */
        region: string
        /** The year that the intensity describes. */
        year: number
        /** What carbon_intensity holds. life_cycle: with fuel supply and plant manufacture. direct: combustion only. */
        boundary: 'life_cycle' | 'direct'
        /** Below 100 gCO2e/kWh. */
        is_clean_grid: boolean
        /** Above 500 gCO2e/kWh. */
        is_dirty_grid: boolean
        /** A proxy value from another country's grid, or calculated from a generation mix. */
        is_estimate: boolean
        /** What the direct intensity describes. generation: electricity made in the area. consumption: electricity used there, with imports. */
        view: 'generation' | 'consumption'
        /** Grid losses of the direct intensity. outside: not in it, include_td_losses adds them. inside: in it, nothing is added. unknown: the publisher does not say. */
        losses: 'outside' | 'inside' | 'unknown'
        /** co2e: all greenhouse gases. co2_only: carbon dioxide alone. */
        gases: 'co2e' | 'co2_only'
        /** Code of the state, without the country. */
        state: string | null
        /** Name of the state. */
        state_name: string | null
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
      /** What of the standard the answer serves, such as a scope and category. */
      ISO_14064: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

/** One grid with country, else the list. */
export type ElectricityGridAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'grid_intensity'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** As published; with basis official_ratio the direct and the upstream part together. */
      carbon_intensity: number
      /** Its direct part, scope 2. */
      direct_intensity: number
      /** Direct and upstream part together, whatever carbon_intensity holds: what the list is ranked by. */
      life_cycle_intensity: number
      /** official: the country's own reporting scheme. official_ratio: Ember's value × official over Ember's of a year that has both; in that year the official value. life_cycle: Ember's, split. user: the operator's own. */
      basis: 'official' | 'official_ratio' | 'life_cycle' | 'user'
      /** Of every intensity here. */
      unit: 'gCO2e/kWh'
      /** ISO 3166-1 alpha-2 code of the country. */
      country_code: string
      /** English name of the country. */
      country_name: string
      /** A continent, for example north_america. */
      region: string
      /** The year that the intensity describes. */
      year: number
      /** What carbon_intensity holds. life_cycle: with fuel supply and plant manufacture. direct: combustion only. */
      boundary: 'life_cycle' | 'direct'
      /** Below 100 gCO2e/kWh. */
      is_clean_grid: boolean
      /** Above 500 gCO2e/kWh. */
      is_dirty_grid: boolean
      /** A proxy value from another country's grid, or calculated from a generation mix. */
      is_estimate: boolean
      /** The same as carbon_intensity. */
      grid_intensity: number
      /** Code of the state, without the country. */
      state: string | null
      /** Name of the state. */
      state_name: string | null
      /** Every published figure that the result rests on, and what was made of it. */
      source_trail: SourceTrailEntry[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** The publishers of the intensities. */
    sources: string[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
} | {
  /** Lowest first; countries with a published factor only. */
  data: {
    /** As published; with basis official_ratio the direct and the upstream part together. */
    carbon_intensity: number
    /** Its direct part, scope 2. */
    direct_intensity: number
    /** Direct and upstream part together, whatever carbon_intensity holds: what the list is ranked by. */
    life_cycle_intensity: number
    /** official: the country's own reporting scheme. official_ratio: Ember's value × official over Ember's of a year that has both; in that year the official value. life_cycle: Ember's, split. user: the operator's own. */
    basis: 'official' | 'official_ratio' | 'life_cycle' | 'user'
    /** Of every intensity here. */
    unit: 'gCO2e/kWh'
    /** ISO 3166-1 alpha-2 code of the country. */
    country_code: string
    /** English name of the country. */
    country_name: string
    /** A continent, for example north_america. */
    region: string
    /** The year that the intensity describes. */
    year: number
    /** What carbon_intensity holds. life_cycle: with fuel supply and plant manufacture. direct: combustion only. */
    boundary: 'life_cycle' | 'direct'
    /** Below 100 gCO2e/kWh. */
    is_clean_grid: boolean
    /** Above 500 gCO2e/kWh. */
    is_dirty_grid: boolean
    /** A proxy value from another country's grid, or calculated from a generation mix. */
    is_estimate: boolean
    /** The same as carbon_intensity. */
    grid_intensity: number
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Grids in the list. */
    total_countries: number
    /** What the list is sorted by. */
    ranked_by: 'life_cycle_intensity' | 'carbon_intensity'
    /** The publishers of the intensities. */
    sources: string[]
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type FuelEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'fuel_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** What the fuel emits, and what proves it. */
      emissions: {
        /** Scope 1, plus well-to-tank when include_wtt is true, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The total by gas and stage; direct_co2e and wtt_co2e add up to co2e to the gram. */
        breakdown: {
          /** Direct combustion, Scope 1, kg CO2e (at most 3 decimals). */
          direct_co2e: number
          /** CO2 of combustion; 0 for biofuels, kg CO2e (at most 3 decimals). */
          direct_co2: number
          /** CH4 of combustion, kg CO2e (at most 3 decimals). */
          direct_ch4: number
          /** N2O of combustion, kg CO2e (at most 3 decimals). */
          direct_n2o: number
          /** Well-to-tank, Scope 3 category 3, kg CO2e (at most 3 decimals). */
          wtt_co2e: number
          /** Biogenic CO2, kg: outside of the scopes, in no total. */
          biogenic_co2: number
          /** Of biofuels: the part of direct_co2e that is probably fossil CO2; reported separately, in no total, kg CO2e (at most 3 decimals). */
          direct_co2_fossil_in_biofuel?: number
          /** Kilograms of CO2e. */
          unit: 'kg'
        }
        /** The total by scope and category of the GHG Protocol. */
        ghg_protocol_scopes: {
          /** Direct combustion, kg CO2e (at most 3 decimals). */
          scope_1: number
          /** Well-to-tank, kg CO2e (at most 3 decimals). */
          scope_3_category_3: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The use as it was understood. */
      fuel: {
        /** The fuel, by its name here. */
        fuel_type: string
        /** Its name for a person. */
        fuel_label: string
        /** Its category. */
        fuel_category: 'gaseous' | 'liquid' | 'solid' | 'biofuel'
        /** Whether its CO2 is biogenic and outside of the scopes. */
        is_biofuel: boolean
        /** As given, in unit. */
        amount: number
        /** The unit of amount. */
        unit: string
        /** The direct factor alone. */
        emission_factor: number
        /** The unit of emission_factor. */
        emission_factor_unit: string
        /** Whether the upstream part is counted. */
        include_wtt: boolean
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
      /** What of the standard the answer serves, such as a scope and category. */
      ISO_14064: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type FuelTypesAnswer = {
  /** The fuels. */
  data: {
    /** What to send as fuel_type. */
    fuel_type: string
    /** Its name for a person. */
    label: string
    /** Its category. */
    category: 'gaseous' | 'liquid' | 'solid' | 'biofuel'
    /** Whether its CO2 is biogenic. */
    is_biofuel: boolean
    /** The units that it can be given in. */
    available_units: string[]
    /** The default unit. */
    default_unit: string
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Fuels in the list. */
    total_fuel_types: number
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type LlmEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'llm_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** What the requests emit, and what proves it. */
      emissions: {
        /** Total of all requests, g CO2e (at most 6 decimals). */
        co2e: number
        /** Grams of CO2e. */
        co2e_unit: 'g'
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The two add up to co2e. */
        breakdown: {
          /** Electricity, g CO2e (at most 6 decimals). */
          operational_co2e: number
          /** Manufacture of the hardware, g CO2e (at most 6 decimals). */
          embodied_co2e: number
          /** Grams of CO2e. */
          unit: 'g'
        }
        /** The total over the requests. */
        per_request: {
          /** One request, rounded, g CO2e (at most 6 decimals). */
          co2e: number
          /** Grams of CO2e. */
          unit: 'g'
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The electricity that the requests take. */
      energy: {
        /** All requests, with the facility, Wh. */
        wh: number
        /** All requests, at the servers, Wh. */
        it_wh: number
        /** Power usage effectiveness: facility over servers. */
        pue: number
        /** One request, with the facility, Wh. */
        per_request_wh: number
      }
      /** The model as it was understood. */
      model: {
        /** Who serves it: PUE and home grid are theirs. */
        provider: string
        /** In the registry, or as given. */
        id: string
        /** Its name for a person. */
        name: string
        /** Who made it; null when it is not in the registry. */
        vendor: string | null
        /** Energy tier. */
        tier: 'frontier' | 'large' | 'medium' | 'small'
        /** By parameter counts, by its place in the vendor's line-up, or guessed from the name. */
        tier_basis: 'parameters' | 'line_up' | 'name'
        /** Whether the model can think before it answers. */
        is_reasoning: boolean
        /** Tokens generated for each output token. */
        thinking_ratio: number
        /** Not in the registry: the tier is guessed from the name. */
        is_estimate: boolean
        /** The row in the data edition. */
        factor_id?: string
      }
      /** The use as it was understood. */
      usage: {
        /** Of one request, cached ones included. */
        tokens_input: number
        /** Of the input. */
        tokens_cached: number
        /** Of one request. */
        tokens_output: number
        /** As given; null when the ratio is used instead. */
        tokens_reasoning: number | null
        /** How many such requests. */
        requests: number
        /** The effort applied; null when tokens_reasoning is given. */
        reasoning_effort: string | null
        /** Measured, of one request, Wh. */
        energy_wh?: number
      }
      /** The grid that the servers draw from. */
      grid: {
        /** As published; with basis official_ratio the direct and the upstream part together. */
        carbon_intensity: number
        /** Its direct part, scope 2. */
        direct_intensity: number
        /** Direct and upstream part together, whatever carbon_intensity holds: what the list is ranked by. */
        life_cycle_intensity: number
        /** official: the country's own reporting scheme. official_ratio: Ember's value × official over Ember's of a year that has both; in that year the official value. life_cycle: Ember's, split. user: the operator's own. */
        basis: 'official' | 'official_ratio' | 'life_cycle' | 'user'
        /** Of every intensity here. */
        unit: 'gCO2e/kWh'
        /** ISO 3166-1 alpha-2 code of the country. */
        country_code: string
        /** English name of the country. */
        country_name: string
        /** A continent, for example north_america. */
        region: string
        /** The year that the intensity describes. */
        year: number
        /** What carbon_intensity holds. life_cycle: with fuel supply and plant manufacture. direct: combustion only. */
        boundary: 'life_cycle' | 'direct'
        /** Below 100 gCO2e/kWh. */
        is_clean_grid: boolean
        /** Above 500 gCO2e/kWh. */
        is_dirty_grid: boolean
        /** A proxy value from another country's grid, or calculated from a generation mix. */
        is_estimate: boolean
        /** Code of the state, without the country. */
        state: string | null
        /** Name of the state. */
        state_name: string | null
        /** How the region was read: FR, US-CA. */
        resolved_region: string
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type LlmModelsAnswer = {
  /** By provider, then by id. */
  data: {
    /** Who made it. */
    provider: string
    /** What to send as model. */
    id: string
    /** Its name for a person. */
    name: string
    /** Other names that are understood. */
    aliases: string[]
    /** YYYY-MM-DD or YYYY-MM. */
    release_date: string | null
    /** Whether its weights are published. */
    open_weights: boolean
    /** Energy tier. */
    tier: 'frontier' | 'large' | 'medium' | 'small'
    /** By parameter counts, or by its place in the vendor's line-up. */
    tier_basis: 'parameters' | 'line_up'
    /** All parameters, billions; null when not known. */
    total_parameters: number | null
    /** Parameters that work on one token, billions; null when not known. */
    active_parameters: number | null
    /** Whether the counts are published or assumed; null when not known. */
    parameters_status: 'published' | 'assumed' | null
    /** Whether the model can think before it answers. */
    is_reasoning: boolean
    /** Whether it thinks where a request says nothing of it: always, by default, on request, or never; null where the data edition does not say. */
    thinks_by_default: 'always' | 'default' | 'on_request' | 'never' | null
    /** What reasoning_effort=auto means. */
    default_effort: string
    /** Tokens generated for each output token at that effort. */
    thinking_ratio: number
    /** The row in the data edition. */
    factor_id: string
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Models in the list. */
    total_models: number
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type WaterEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'water_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The emissions, and what proves them. */
      emissions: {
        /** Total, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The two add up to co2e to the gram. */
        breakdown: {
          /** Of the water supplied, kg CO2e (at most 3 decimals). */
          supply_co2e: number
          /** Of the waste water treated, kg CO2e (at most 3 decimals). */
          treatment_co2e: number
          /** Kilograms of CO2e. */
          unit: 'kg'
        }
        /** The total by scope and category of the GHG Protocol. */
        ghg_protocol_scopes: {
          /** Water supplied, a purchased good, kg CO2e (at most 3 decimals). */
          scope_3_category_1: number
          /** Waste water treated, waste of own operations, kg CO2e (at most 3 decimals). */
          scope_3_category_5: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The use as it was understood. */
      water: {
        /** As given. */
        amount: number
        /** The unit of amount. */
        unit: 'm3' | 'litre'
        /** The amount in m3. */
        cubic_metres: number
        /** Which of the two is counted. */
        service: 'both' | 'supply' | 'treatment'
        /** Factor applied to the supply. */
        supply_factor?: number
        /** Factor applied to the treatment. */
        treatment_factor?: number
        /** The unit of the factors. */
        factor_unit: 'kgCO2e/m3'
        /** ISO 3166-1 alpha-2; GB where none was given. */
        country_code: string
        /** English name of the country. */
        country_name: string
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type WasteEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'waste_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The emissions, and what proves them. */
      emissions: {
        /** Total, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The total by scope and category of the GHG Protocol. */
        ghg_protocol_scopes: {
          /** Waste of own operations, kg CO2e (at most 3 decimals). */
          scope_3_category_5: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The waste as it was understood. */
      waste: {
        /** As given. */
        amount: number
        /** The unit of amount. */
        unit: 'kg' | 'tonne' | 'lb'
        /** The amount in metric tonnes. */
        tonnes: number
        /** The material, by its name here. */
        material: string
        /** The publisher's name. */
        material_label: string
        /** What is done with it. */
        treatment: string
        /** transport: collection and transport to the plant; what the plant emits and what it saves count elsewhere. transport_and_landfill: the gas of the landfill too. */
        covers: 'transport' | 'transport_and_landfill'
        /** The factor, in factor_unit. */
        factor: number
        /** The unit of factor. */
        factor_unit: 'kgCO2e/tonne'
        /** ISO 3166-1 alpha-2; GB where none was given. */
        country_code: string
        /** English name of the country. */
        country_name: string
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type WasteMaterialsAnswer = {
  /** The items. */
  data: {
    /** What to send as material. */
    material: string
    /** The publisher's name. */
    label: string
    /** The group of materials that contains it. */
    group: string
    /** Those that it has a factor for. */
    treatments: {
      /** What to send as treatment. */
      treatment: string
      /** The factor, in factor_unit. */
      factor: number
      /** The unit of factor. */
      factor_unit: 'kgCO2e/tonne'
      /** The row in the data edition. */
      factor_id: string
    }[]
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Items of the list. */
    total: number
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type RefrigerantEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'refrigerant_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The emissions, and what proves them. */
      emissions: {
        /** Total, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The two add up to co2e to the gram. */
        ghg_protocol_scopes: {
          /** Of gases of the Kyoto Protocol, kg CO2e (at most 3 decimals). */
          scope_1: number
          /** Of gases that the Kyoto Protocol leaves out (CFCs, HCFCs, halons, ethers), which the GHG Protocol has reported apart, kg CO2e (at most 3 decimals). */
          outside_of_scopes: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The leak as it was understood. */
      refrigerant: {
        /** The gas, by its name here. */
        gas: string
        /** The publisher's name. */
        gas_label: string
        /** How much leaked, kg. */
        kg_leaked: number
        /** Global warming potential over 100 years. */
        factor: number
        /** The unit of factor. */
        factor_unit: 'kgCO2e/kg'
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type RefrigerantGasesAnswer = {
  /** The items. */
  data: {
    /** What to send as gas. */
    gas: string
    /** The publisher's name. */
    label: string
    /** The list of the publisher that contains it. */
    kind: 'kyoto' | 'blends' | 'montreal' | 'ethers' | 'other'
    /** Other names that are understood. */
    names: string[]
    /** Global warming potential over 100 years. */
    factor: number
    /** The unit of factor. */
    factor_unit: 'kgCO2e/kg'
    /** The row in the data edition. */
    factor_id: string
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Items of the list. */
    total: number
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type HomeworkingEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'homeworking_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The emissions, and what proves them. */
      emissions: {
        /** Total, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The two add up to co2e to the gram. */
        breakdown: {
          /** Of office equipment, kg CO2e (at most 3 decimals). */
          equipment_co2e: number
          /** Of heating, kg CO2e (at most 3 decimals). */
          heating_co2e: number
          /** Kilograms of CO2e. */
          unit: 'kg'
        }
        /** The total by scope and category of the GHG Protocol. */
        ghg_protocol_scopes: {
          /** Employee commuting, of which homeworking is a part, kg CO2e (at most 3 decimals). */
          scope_3_category_7: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The work as it was understood. */
      homeworking: {
        /** Of each person. */
        hours: number
        /** How many people. */
        people: number
        /** Of all of them. */
        total_hours: number
        /** Whether heating is counted. */
        with_heating: boolean
        /** Of office equipment, in factor_unit. */
        equipment_factor: number
        /** Of heating, in factor_unit. */
        heating_factor?: number
        /** The unit of the factors. */
        factor_unit: 'kgCO2e/hour'
        /** ISO 3166-1 alpha-2; GB where none was given. */
        country_code: string
        /** English name of the country. */
        country_name: string
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type SpendEmissionAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'spend_emission'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The emissions, and what proves them. */
      emissions: {
        /** Total, kg CO2e (at most 3 decimals). */
        co2e: number
        /** Kilograms of CO2e. */
        co2e_unit: 'kg'
        /** Total; the source of truth, g CO2e. */
        co2e_grams: number
        /** The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures. */
        co2e_calculation_method: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100'
        /** The total by scope and category of the GHG Protocol. */
        ghg_protocol_scopes: {
          /** Purchased goods and services, kg CO2e (at most 3 decimals). */
          scope_3_category_1: number
        }
        /** Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero. */
        gwp_shares: {
          /** Of this set. */
          ipcc_ar4_gwp100?: number
          /** Of this set. */
          ipcc_ar5_gwp100?: number
          /** Of this set. */
          ipcc_ar6_gwp100?: number
          /** Of this set. */
          ipcc_gwp100?: number
        }
        /** Of the total: as of a line. */
        tier: 'exact' | 'user' | 'region' | 'global' | 'estimate'
        /** Shares of the kilograms by tier; null where there are no kilograms. */
        quality: Quality | null
        /** The lines that you can copy into a report. */
        lines: ReportedLine[]
        range: Range
        /** co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times. */
        rounding: {
          /** What is rounded is a multiple of so many grams. */
          unit_grams: number
          /** How often it counts: passengers, and both ways. */
          times: number
        }
        /** Every published figure that the result rests on, and what was made of it. */
        source_trail: SourceTrailEntry[]
        equivalents?: Equivalents
      }
      /** The purchase as it was understood. */
      spend: {
        /** US dollars of 2022. */
        amount: number
        /** The currency of amount. */
        currency: 'USD'
        /** The year of the prices. */
        price_year: 2022
        /** The six digits of the NAICS 2017 code. */
        naics: string
        /** The title of the NAICS code. */
        sector: string
        /** With the margins of transport and trade. */
        factor: number
        /** The unit of factor. */
        factor_unit: 'kgCO2e/USD'
        /** ISO 3166-1 alpha-2; US where none was given. */
        country_code: string
        /** English name of the country. */
        country_name: string
      }
      /** Present with explain=true: the sum in sentences, made from the trail. */
      explanation?: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The year of the factors: that of the main one, or of the edition. */
    emission_factors_year: number
    /** By the name of each standard that the answer serves. */
    standards_compliance: {
      /** What of the standard the answer serves, such as a scope and category. */
      GHG_Protocol: string
    }
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type SpendSectorsAnswer = {
  /** The items. */
  data: {
    /** What to send as naics. */
    naics: string
    /** The title of the NAICS 2017 code. */
    sector: string
    /** With the margins of transport and trade. */
    factor: number
    /** The unit of factor; dollars of 2022. */
    factor_unit: 'kgCO2e/USD'
    /** The row in the data edition. */
    factor_id: string
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Items of the list. */
    total: number
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type PlacesAnswer = {
  /** Best first. */
  data: {
    /** As GeoNames, OurAirports or UN/LOCODE show it. */
    name: string
    /** What kind of place it is. */
    kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
    /** ISO 3166-1 alpha-2 code of its country. */
    country_code: string
    /** First-level administrative region; null if unknown. */
    region: string | null
    /** Latitude, degrees north (WGS 84). */
    lat: number
    /** Longitude, degrees east (WGS 84). */
    lon: number
    /** IATA code, UN/LOCODE, postcode or area of postcodes. */
    code?: string
    /** For a postcode that we know by its town or area: in nine of ten cases the true place is within this distance, in km. Absent if exact. */
    within_km?: number
    /** Inhabitants of a town. */
    population?: number
    /** Likelihood of a match, from the importance of the place and how much of its name was typed. */
    score: number
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Places in the list. */
    total: number
    /** The publications that the list rests on. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type RouteAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'route'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** Length of the route, km, at most 3 decimals. */
      total_distance_km: number
      /** Mode of transport. */
      mode: 'road' | 'sea' | 'air' | 'rail'
      /** How the route was found: town_graph, osrm, valhalla, sea_lanes, geodesic, rail_by_… (docs/methods/routes.md). */
      method: string
      /** Mean absolute error of the method against published distances. */
      expected_error_percent: number
      /** Duration of the route, seconds. */
      duration_seconds: number
      /** The same in days, hours and minutes. */
      duration_formatted: string
      /** By road and rail the countries on the route, in order of entry. By sea and air those of both ends, and of canals. */
      countries: {
        /** ISO 3166-1 alpha-2 code of the country. */
        country_code: string
        /** By road and rail; they add up to the total to the metre. */
        distance_km?: number
      }[]
      /** Evenly spaced along the route; more for longer routes. */
      waypoints: {
        /** Latitude, degrees north (WGS 84). */
        lat: number
        /** Longitude, degrees east (WGS 84). */
        lon: number
      }[]
      /** Straits, canals and capes, in order. */
      passages: string[]
      /** With detailed_route: Google's encoded polyline, precision 5. */
      polyline?: string
      /** Where it begins. */
      origin: {
        /** The place used; by sea the port, by air the airport. */
        resolved: string
        /** What kind of place it is. */
        kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
        /** ISO 3166-1 alpha-2; ZZ when unknown. */
        country_code: string
        /** IATA code, UN/LOCODE or postcode. */
        code?: string
        /** Latitude, degrees north (WGS 84). */
        lat: number
        /** Longitude, degrees east (WGS 84). */
        lon: number
      }
      /** Where it ends. */
      destination: {
        /** The place used; by sea the port, by air the airport. */
        resolved: string
        /** What kind of place it is. */
        kind: 'town' | 'airport' | 'port' | 'postcode' | 'coordinates' | 'country' | 'address'
        /** ISO 3166-1 alpha-2; ZZ when unknown. */
        country_code: string
        /** IATA code, UN/LOCODE or postcode. */
        code?: string
        /** Latitude, degrees north (WGS 84). */
        lat: number
        /** Longitude, degrees east (WGS 84). */
        lon: number
      }
      /** The publications that the list rests on. */
      source_trail: DatasetTrailEntry[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

/** A row of the factor tables. */
export type FactorItem = {
  /** The row: the same in every edition that has it. */
  factor_id: string
  /** What it is about: hotel, travel; basis: tables that all domains use. */
  domain: string
  /** The table of the data edition. */
  table: string
  /** The publisher's words where the table has them, else ours. */
  name: string
  /** The row as its publisher calls it. */
  publisher_row: string | null
  /** The value digit for digit, as in the table. */
  figure: string
  /** The same as a number. */
  factor: number
  /** The unit of the value. */
  unit: string | null
  /** The three gases of the value, where its publisher gives them. */
  gases: {
    /** kg CO2e of CO2 per unit. */
    co2: number | null
    /** kg CO2e of CH4 per unit. */
    ch4: number | null
    /** kg CO2e of N2O per unit. */
    n2o: number | null
  } | null
  /** The GWP set that the publisher states. */
  gwp: string | null
  /** The system boundary of the value. */
  boundary: string | null
  /** The country that it describes. */
  country_code: string | null
  /** The year that it describes. */
  year: number | null
  /** Data quality of the row: a published value, a value of another region or year, global, estimated, or added by the operator. For a country that it does not describe, the quality of a result is lower. */
  tier: 'exact' | 'region' | 'global' | 'estimate' | 'user'
  /** The publication: GET /v1/sources/{source_id}. */
  source_id: string | null
  /** Who published it. */
  publisher: string | null
}

/** A publication, and how it was read. */
export type SourceFields = {
  /** The publication, by its id here. */
  source_id: string
  /** Who published it. */
  publisher: string
  /** Its title. */
  title: string
  /** As the publisher calls it: a year, a release. */
  edition: string | null
  /** The year of the document. */
  year: number | null
  /** Under which it may be used. */
  licence: string
  /** The attribution that the licence requires. */
  attribution: string | null
  /** Its address. */
  url: string | null
  /** The day on which it was read, where known. */
  date_read: string | null
  /** The copy that was read, where it is not the publisher's. */
  read_from: string | null
  /** SHA-256 of the file that was read, where known. */
  sha256: string | null
}

/** An endpoint that uses it. */
export type UseItem = {
  /** What it is about: hotel, travel; basis: tables that all domains use. */
  domain: string
  /** Its path. */
  endpoint: string
  /** What it calculates. */
  title: string
}

export type EditionsAnswer = {
  /** By year, then by revision. */
  data: {
    /** Its name, for edition=. */
    edition: string
    /** Its name for a person. */
    label: string
    /** The year of activity that it is for; year= takes its latest. */
    year: number
    /** The number of the revision within the year. */
    revision: number
    /** Whether year= selects it. */
    is_latest_of_year: boolean
    /** Whether this server uses it by default. */
    is_default: boolean
    /** released: it never changes. open: the next revision of its year, whose rows may still change; only edition= with its full name reaches it. third_party: brought by the operator of this server, and reached the same way. */
    status: 'released' | 'open' | 'third_party'
    /** The day of its release; null while it is open. */
    released: string | null
    /** SHA-256 over its files; edition_hash of a response has the first 12 digits. */
    hash: string
    /** Of all tables. */
    rows: number
    /** Rows by the name of the table. */
    rows_by_table: {
      [name: string]: number
    }
    /** The publishers of its values, and the years that these describe. */
    publishers: {
      /** Who published them. */
      publisher: string
      /** The years described. */
      years: number[]
    }[]
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Editions in the list. */
    total: number
    /** Which edition was the default when: as_of= selects by it. */
    defaults: {
      /** From this day on. */
      since: string
      /** Its name. */
      edition: string
    }[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type EditionsDiffAnswer = {
  /** Rows whose values, gases, units, GWP set or other facts differ; one that only cites another publication of the same value is unchanged. */
  data: {
    /** The row. */
    factor_id: string
    /** What has become of it, seen from `from`. */
    change: 'changed' | 'added' | 'removed'
    /** What it is about: hotel, travel; basis: tables that all domains use. */
    domain: string
    /** The table that contains it. */
    table: string
    /** What it describes. */
    name: string
    /** The row in this edition; null where it has none. */
    from: {
      /** The value digit for digit, as in the table. */
      figure: string
      /** The same as a number. */
      factor: number
      /** The unit of the value. */
      unit: string | null
      /** The GWP set that the publisher states. */
      gwp: string | null
      /** The year that it describes. */
      year: number | null
      /** Data quality of the row: a published value, a value of another region or year, global, estimated, or added by the operator. For a country that it does not describe, the quality of a result is lower. */
      tier: 'exact' | 'region' | 'global' | 'estimate' | 'user'
      /** The publication: GET /v1/sources/{source_id}. */
      source_id: string | null
      /** The row as its publisher calls it. */
      publisher_row: string | null
    } | null
    /** The row in this edition; null where it has none. */
    to: {
      /** The value digit for digit, as in the table. */
      figure: string
      /** The same as a number. */
      factor: number
      /** The unit of the value. */
      unit: string | null
      /** The GWP set that the publisher states. */
      gwp: string | null
      /** The year that it describes. */
      year: number | null
      /** Data quality of the row: a published value, a value of another region or year, global, estimated, or added by the operator. For a country that it does not describe, the quality of a result is lower. */
      tier: 'exact' | 'region' | 'global' | 'estimate' | 'user'
      /** The publication: GET /v1/sources/{source_id}. */
      source_id: string | null
      /** The row as its publisher calls it. */
      publisher_row: string | null
    } | null
    /** By how much the value has changed, to two decimals; null where a side has none, another unit, or 0 before. */
    per_cent: number | null
    /** Of a changed row: the columns that differ. */
    columns: string[]
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** The name of the one edition. */
    from: string
    /** SHA-256 over its files. */
    from_hash: string
    /** The name of the other. */
    to: string
    /** SHA-256 over its files. */
    to_hash: string
    /** Rows in the list. */
    total: number
    /** Rows that both have, and differ. */
    changed: number
    /** Rows that only `to` has. */
    added: number
    /** Rows that only `from` has. */
    removed: number
    /** Rows that both have alike, which are not listed. */
    unchanged: number
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type FactorsAnswer = {
  /** In the order of the tables. */
  data: FactorItem[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Factors that the filters find. */
    total: number
    /** Of these the ones in this answer. */
    returned: number
    /** What to send as cursor for the next page; null on the last. */
    next_cursor: string | null
    /** For each filter the values that it would find, given the other filters. */
    facets: {
      /** The most frequent first. */
      domain: {
        /** What to send for the filter. */
        value: string
        /** How many factors it would find. */
        count: number
      }[]
      /** The most frequent first. */
      country: {
        /** What to send for the filter. */
        value: string
        /** How many factors it would find. */
        count: number
      }[]
      /** The most frequent first. */
      publisher: {
        /** What to send for the filter. */
        value: string
        /** How many factors it would find. */
        count: number
      }[]
      /** The most frequent first. */
      unit: {
        /** What to send for the filter. */
        value: string
        /** How many factors it would find. */
        count: number
      }[]
      /** The most frequent first. */
      tier: {
        /** What to send for the filter. */
        value: string
        /** How many factors it would find. */
        count: number
      }[]
    }
    /** The publications of this page. */
    source_trail: DatasetTrailEntry[]
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type FactorAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'factor'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The row: the same in every edition that has it. */
      factor_id: string
      /** What it is about: hotel, travel; basis: tables that all domains use. */
      domain: string
      /** The table of the data edition. */
      table: string
      /** The publisher's words where the table has them, else ours. */
      name: string
      /** The row as its publisher calls it. */
      publisher_row: string | null
      /** The value digit for digit, as in the table. */
      figure: string
      /** The same as a number. */
      factor: number
      /** The unit of the value. */
      unit: string | null
      /** The three gases of the value, where its publisher gives them. */
      gases: {
        /** kg CO2e of CO2 per unit. */
        co2: number | null
        /** kg CO2e of CH4 per unit. */
        ch4: number | null
        /** kg CO2e of N2O per unit. */
        n2o: number | null
      } | null
      /** The GWP set that the publisher states. */
      gwp: string | null
      /** The system boundary of the value. */
      boundary: string | null
      /** The country that it describes. */
      country_code: string | null
      /** The year that it describes. */
      year: number | null
      /** Data quality of the row: a published value, a value of another region or year, global, estimated, or added by the operator. For a country that it does not describe, the quality of a result is lower. */
      tier: 'exact' | 'region' | 'global' | 'estimate' | 'user'
      /** The publication: GET /v1/sources/{source_id}. */
      source_id: string | null
      /** Who published it. */
      publisher: string | null
      /** Further values of the row. */
      other_figures: {
        /** Its column. */
        name: string
        /** Digit for digit, as the table has it. */
        figure: string
        /** The same as a number. */
        factor: number
        /** What it counts. */
        unit: string | null
      }[]
      /** How the value was derived; null where it is published as it is. */
      derivation: string | null
      /** In the unit of the value, where the table has one. */
      range: {
        /** The lower end. */
        low: number
        /** The upper end. */
        high: number
      } | null
      /** The publication. */
      source: SourceFields | null
      /** Where to find the row. */
      row: {
        /** In the data of this release. */
        file: string
        /** The line of the file. */
        line: number
        /** The cells of the row as they are written. */
        columns: {
          [name: string]: string
        }
      }
      /** What it is used for. */
      used_for: UseItem[]
      /** The row in every edition that has it, the oldest first. */
      history: {
        /** The name of the edition. */
        edition: string
        /** The year of activity that the edition is for. */
        edition_year: number
        /** The value digit for digit, as in the table. */
        figure: string
        /** The same as a number. */
        factor: number
        /** The unit of the value. */
        unit: string | null
        /** The three gases of the value, where its publisher gives them. */
        gases: {
          /** kg CO2e of CO2 per unit. */
          co2: number | null
          /** kg CO2e of CH4 per unit. */
          ch4: number | null
          /** kg CO2e of N2O per unit. */
          n2o: number | null
        } | null
        /** The GWP set that the publisher states. */
        gwp: string | null
        /** The row as its publisher calls it. */
        publisher_row: string | null
        /** The year that it describes. */
        year: number | null
        /** Data quality of the row: a published value, a value of another region or year, global, estimated, or added by the operator. For a country that it does not describe, the quality of a result is lower. */
        tier: 'exact' | 'region' | 'global' | 'estimate' | 'user'
        /** The publication: GET /v1/sources/{source_id}. */
        source_id: string | null
      }[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** How the result is calculated, in a sentence. */
    methodology: string
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type SourcesAnswer = {
  /** The publications of the edition. */
  data: {
    /** The publication, by its id here. */
    source_id: string
    /** Who published it. */
    publisher: string
    /** Its title. */
    title: string
    /** As the publisher calls it: a year, a release. */
    edition: string | null
    /** The year of the document. */
    year: number | null
    /** Under which it may be used. */
    licence: string
    /** The attribution that the licence requires. */
    attribution: string | null
    /** Its address. */
    url: string | null
    /** The day on which it was read, where known. */
    date_read: string | null
    /** The copy that was read, where it is not the publisher's. */
    read_from: string | null
    /** SHA-256 of the file that was read, where known. */
    sha256: string | null
    /** Rows of factor tables that name it. */
    rows: number
    /** Places and routes are made of it. */
    is_of_geography: boolean
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Publications in the list. */
    total: number
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type SourceAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'source'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The publication, by its id here. */
      source_id: string
      /** Who published it. */
      publisher: string
      /** Its title. */
      title: string
      /** As the publisher calls it: a year, a release. */
      edition: string | null
      /** The year of the document. */
      year: number | null
      /** Under which it may be used. */
      licence: string
      /** The attribution that the licence requires. */
      attribution: string | null
      /** Its address. */
      url: string | null
      /** The day on which it was read, where known. */
      date_read: string | null
      /** The copy that was read, where it is not the publisher's. */
      read_from: string | null
      /** SHA-256 of the file that was read, where known. */
      sha256: string | null
      /** Places and routes are made of it. */
      is_of_geography: boolean
      /** The tables that name it. */
      used_by: {
        /** What it is about: hotel, travel; basis: tables that all domains use. */
        domain: string
        /** The table that names it. */
        table: string
        /** Rows that name it. */
        rows: number
        /** Those of them that are factors. */
        factor_ids: string[]
      }[]
      /** What it is used for. */
      used_for: UseItem[]
      /** All editions that name it. */
      editions: string[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

export type ErrataAnswer = {
  /** The errata that the filters find. */
  data: {
    /** The erratum, by its id here. */
    erratum_id: string
    /** Who published it. */
    publisher: string
    /** The editions of the publication that have it. */
    editions: string[]
    /** The publications: GET /v1/sources/{source_id}. */
    source_ids: string[]
    /** Whether it is proven or suspected. */
    status: 'proven' | 'suspected'
    /** How it was found: fuel_ratio, upstream against direct emissions of the fuel in the same edition; earlier_edition, row by row; components, a blend from its gases; several_lists; author, a report of the author. */
    found_by: 'fuel_ratio' | 'earlier_edition' | 'components' | 'several_lists' | 'author'
    /** The table or rows that it touches. */
    touches: string
    /** What the publication says. */
    says: string
    /** What is right, and why. */
    correct: string
    /** What follows for a result. */
    effect: string
    /** The same in German. */
    de: {
      /** The table or rows that it touches. */
      touches: string
      /** What the publication says. */
      says: string
      /** What is right, and why. */
      correct: string
      /** What follows for a result. */
      effect: string
    }
    /** Rows of our tables whose results have a notice. */
    rows: {
      /** The row: GET /v1/factors/{factor_id}. */
      factor_id: string
      /** Which factor of the row. */
      category: 'emission_factor' | 'wtt_factor'
      /** The year that it describes. */
      year: number
      /** As published, in the unit of the row. */
      published: number
      /** The corrected value; null where nobody knows it. */
      corrected: number | null
      /** How the corrected value is calculated, where it is. */
      rule: string | null
    }[]
  }[]
  /** How the answer was made, and how it can be made again. */
  meta: {
    /** Errata on all pages. */
    total: number
    /** Errata on this page. */
    returned: number
    /** What to send as cursor for the next page; null on the last. */
    next_cursor: string | null
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
    /** The data edition. */
    edition: string
    /** First 12 hex digits of the SHA-256 over its files. */
    edition_hash: string
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** By which rule the id was made, apart from the arithmetic; 1 where it is absent. */
    id_scheme: number
    /** Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of. */
    geography_hash?: string
    /** Path and query from which the answer can be made again: defaults filled in, the edition by its name. */
    request: string
    /** The edition of a later year, where there is one and the request names no edition. */
    newer_edition?: string
    /** The only field that differs between two answers to the same question. */
    calculated_at: string
  }
}

/** Every error has this shape. */
export type Error = {
  /** What went wrong. */
  error: {
    /** Machine-readable reason; doc_url leads to its explanation. */
    code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
    /** The variant of the code: which message it is. */
    key?: string
    /** The values in the message by name, with the unit in the name. */
    values?: {
      [name: string]: unknown
    }
    /** What is wrong and what to send, for a person, in the language of lang. */
    message: string
    /** The HTTP status. */
    status: number
    /** The parameter that is wrong. */
    field?: string
    /** What to send instead. */
    suggestion?: string
    /** With invalid_fuel_type: what is accepted. */
    available_fuel_types?: string[]
    /** With invalid_unit, or an unknown unit of energy: what is accepted. */
    available_units?: string[]
    /** With an unknown region: those of the cloud provider, or all that are known. */
    available_regions?: string[]
    /** With an unknown state: those of the country. */
    available_states?: string[]
    /** With an unknown eGRID subregion: those of the edition. */
    available_subregions?: string[]
    /** With an unknown grid_source: what is accepted. */
    available_grid_sources?: string[]
    /** With an unknown order of a list: what is accepted. */
    available_sorts?: string[]
    /** With an unknown provider: what is accepted. */
    available_providers?: string[]
    /** With an unknown vehicle type: those of the transport mode. */
    available_vehicle_types?: string[]
    /** With no_factor for a fuel: those that the vehicle has a factor for. */
    available_fuel_sources?: string[]
    /** With an unknown category: what is accepted. */
    available_categories?: string[]
    /** With a treatment that a material has no factor for: those that it has. */
    available_treatments?: string[]
    /** With a year that has no edition: the years that have one. */
    available_years?: string[]
    /** With an unknown edition: those that there are. */
    available_editions?: string[]
    /** With an unknown publisher: those of the edition. */
    available_publishers?: string[]
    /** With not_found for an id, or an unknown or ambiguous name: the nearest ones that there are. With an unknown place: places with a name that is near. */
    suggestions?: string[]
    /** One entry a wrong parameter: when several are wrong, one is not known, or there is something to suggest. */
    errors?: {
      /** The parameter that it is about. */
      field: string
      /** What is wrong with it. */
      code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full' | 'unknown_parameter'
      /** The variant of the code: which message it is. */
      key?: string
      /** The values in the message by name, with the unit in the name. */
      values?: {
        [name: string]: unknown
      }
      /** What is wrong and what to send, for a person. */
      message: string
      /** What to send instead. */
      suggestion?: string
    }[]
    /** The page that explains the code, on the same server: /docs/errors#<code>. */
    doc_url: string
    /** The X-Request-Id of this answer. */
    request_id: string
  }
}

/** What a reader of the result should know about it. */
export type Notice = {
  /** Machine-readable reason. */
  code: string
  /** warning: it affects how reliable the result is. info: a note. */
  severity: 'info' | 'warning'
  /** The variant of the code: which message it is, such as location_assumed.grid. */
  key: string
  /** The values in the message by name, with the unit in the name. */
  values: {
    [name: string]: unknown
  }
  /** One sentence for a person, in the language of lang. */
  message: string
  /** More about it, for a person. */
  detail?: string
  /** Of a calculation: the lines in emissions.lines that it touches, by their places from 0. */
  lines?: number[]
  /** The best tier that these lines can then have. */
  tier?: 'exact' | 'user' | 'region' | 'global' | 'estimate'
  /** Something was assumed or replaced: strict=true refuses it. */
  is_fallback: boolean
  /** The parameter it is about. */
  field?: string
}

/** Between which figures the result is likely to lie: docs/methods/uncertainty.md. */
export type Range = {
  /** The lower end, in the unit of the range. */
  low: number
  /** The upper end, in the unit of the range. */
  high: number
  /** Of low and high: kilograms or grams of CO2e. */
  unit: 'kg' | 'g'
  /** The share of published values that lie inside such ranges, where it was measured: 20 values or more, of three or more publishers. Null where it was not, or where own factors of the operator have no range: low and high then show our judgement, or the other uncertainties only. */
  coverage: number | null
  /** What was compared with ranges of this class of results: docs/calibration.md. */
  measured: {
    /** Published values that were compared. */
    n: number
    /** How many of them are inside their range. */
    inside: number
    /** How many publishers they are of. */
    publishers: number
  }
  /** What it means, and what is most in doubt. */
  basis: string
  /** Of every part that is more than 5 % of the total, by its name in the breakdown. */
  parts?: {
    [name: string]: {
      /** The lower end, in the unit of the range. */
      low: number
      /** The upper end, in the unit of the range. */
      high: number
    }
  }
}

/** Shares of the kilograms by tier, with three decimals; they add up to 1. */
export type Quality = {
  /** The share of this tier. */
  exact?: number
  /** The share of this tier. */
  user?: number
  /** The share of this tier. */
  region?: number
  /** The share of this tier. */
  global?: number
  /** The share of this tier. */
  estimate?: number
}

/** One line of a report, as you can copy it. */
export type ReportedLine = {
  /** The scope of the GHG Protocol; null outside of the scopes. */
  scope: 1 | 2 | 3 | null
  /** The category of scope 3. */
  category: number | null
  /** Of scope 2: how the electricity is accounted for. */
  basis: 'location' | 'market' | null
  /** What of the result it is. */
  kind: 'direct' | 'upstream' | 'losses' | 'non_co2_effects' | 'embodied' | 'supply' | 'treatment' | 'equipment' | 'heating' | 'supply_chain' | 'biogenic_co2' | 'land_use_change'
  /** Who reports it: you, or the company that runs the vehicles. */
  perspective: 'reporter' | 'asset_owner'
  /** Those with true add up to co2e, to the gram. */
  part_of_total: boolean
  /** The line for a person, in the language of lang. */
  label: string
  /** kg CO2e; null where it is not determined. */
  co2e_kg?: number | null
  /** g CO2e; null where it is not determined. */
  co2e_grams?: number | null
  /** In co2e_unit; null where it is not determined. */
  co2e?: number | null
  /** Of co2e and range, where the total has it too. */
  co2e_unit?: 'kg' | 'g'
  /** not_determined: there is no number, for the reason. */
  status: 'determined' | 'not_determined'
  /** Why there is no number: the code of a notice, or not_known. */
  reason?: string
  /** exact where all kilograms are; else the weakest tier with 5 % or more of them, or the weakest of all. */
  tier: 'exact' | 'user' | 'region' | 'global' | 'estimate' | null
  /** Shares of the kilograms by tier; null where there are no kilograms. */
  quality: Quality | null
  /** The likely range, in the unit of the line. */
  range: {
    /** The lower end. */
    low: number
    /** The upper end. */
    high: number
  } | null
  /** The GWP set of the line; ipcc_gwp100 where sets are mixed. */
  gwp: 'ipcc_ar4_gwp100' | 'ipcc_ar5_gwp100' | 'ipcc_ar6_gwp100' | 'ipcc_gwp100' | null
  /** Of a line outside of the scopes: the scope or category next to which it is reported. */
  outside_of_scopes?: string
}

/** One published figure that the result rests on. */
export type SourceTrailEntry = {
  /** What kind of figure it is; wtt is well-to-tank, td transmission and distribution. */
  data_category: 'emission_factor' | 'wtt_factor' | 'grid_intensity' | 'td_loss_factor' | 'energy_model' | 'location' | 'distance'
  /** What the figure describes, for a person. */
  name: string
  /** The publisher. */
  source: string
  /** Title and edition of the publication. */
  source_dataset: string
  /** The year that the figure describes. */
  year: string
  /** ISO 3166-1 alpha-2 code; ALL when it holds everywhere. */
  region: string
  /** English name of the region. */
  region_name: string
  /** The figure itself, in factor_unit. */
  factor: number
  /** For example kgCO2e/litre; km for a distance. */
  factor_unit: string
  /** How close the figure is to the question: published for it, borrowed from another region or year, global, estimated, or brought by the operator. */
  tier: 'exact' | 'region' | 'global' | 'estimate' | 'user'
  /** The row in the data edition. */
  factor_id: string
  /** Under which the publisher lets the figure be used. */
  licence: string
  /** Weights by which the direct total is apportioned to its gases, to the gram. */
  gas_split?: {
    /** Weight of carbon dioxide. */
    co2: number
    /** Weight of methane. */
    ch4: number
    /** Weight of nitrous oxide. */
    n2o: number
    /** Where the three come from. */
    basis: string
  }
  /** Of a grid intensity: with upstream and plant manufacture, or combustion only. */
  boundary?: 'life_cycle' | 'direct'
  /** How the figure was derived, where it is not published as it stands. */
  note?: string
  /** Where the publication is found. */
  source_url?: string
  /** The year of the publication. */
  document_year?: string
  /** factor: in the total. beside: shown, not in the total. input: a share, a loss, a distance, from which a quantity was made. */
  role: 'factor' | 'beside' | 'input'
  /** Which part of the result it is. */
  part?: 'direct' | 'wtt' | 'td_losses' | 'operational' | 'embodied' | 'supply' | 'treatment' | 'equipment' | 'heating' | 'supply_chain' | 'market_based' | 'biogenic_co2' | 'fossil_co2_in_biofuel' | 'with_radiative_forcing' | 'without_radiative_forcing' | 'other_publication'
  /** Of a chain: its place in route.legs. */
  leg?: number
  /** What the factor is multiplied by, so that kg come out. */
  quantity?: number
  /** MWh where the factor is g CO2e per kWh. */
  quantity_unit?: string
  /** How the quantity came about. */
  quantity_note?: string
  /** quantity x factor, kg CO2e to fifteen significant digits; all passengers, both ways. */
  contribution_kg?: number
  /** Of role=factor and role=beside. */
  lines?: {
    /** Its place in emissions.lines. */
    line: number
    /** The share of contribution_kg that it has. */
    share: number
  }[]
  /** Of role=input: the entries of source_trail whose quantity it scales, by their places from 0. Their tier is its own at best. An activity, such as a distance, has none. */
  scales?: number[]
  /** The page that says how it is calculated. */
  method: string
}

/** One publication that the items of a list rest on. */
export type DatasetTrailEntry = {
  /** What kind of figure it is; wtt is well-to-tank, td transmission and distribution. */
  data_category: 'emission_factor' | 'wtt_factor' | 'grid_intensity' | 'td_loss_factor' | 'energy_model' | 'location' | 'distance'
  /** What the figure describes, for a person. */
  name: string
  /** The publisher. */
  source: string
  /** Title and edition of the publication. */
  source_dataset: string
  /** The year that the figure describes. */
  year: string
  /** ISO 3166-1 alpha-2 code; ALL when it holds everywhere. */
  region: string
  /** English name of the region. */
  region_name: string
  /** Under which the publisher lets the figure be used. */
  licence: string
  /** factor: values of the list are its values. input: values of the list were made from it. The factor, unit, tier and factor_id are those of each item. */
  role: 'factor' | 'input'
  /** The page that says how it is calculated. */
  method: string
  /** Where the publication is found. */
  source_url?: string
  /** The year of the publication. */
  document_year?: string
}

/** Present with equivalents=true: trees_yearly, driving_km, smartphone_charges, flight_km. */
export type Equivalents = {
  [name: string]: {
    /** How many of what the label names. */
    value: number
    /** What is counted, with the unit value and its publisher. */
    label: string
  }
}

export type UsageAnswer = {
  /** The usage of the key that asks. */
  data: {
    /** What kind of answer it is. */
    type: 'usage'
    /** The key and the month. */
    id: string
    /** The answer itself. */
    attributes: {
      /** The key that asks. */
      key: {
        /** The public part of the key. */
        id: string
        /** As its maker called it. */
        name: string
        /** When it was made. */
        created_at: string
        /** When it ends; null: never. */
        expires_at: string | null
      }
      /** Its plan. */
      plan: {
        /** Its name. */
        name: 'free' | 'launch' | 'starter' | 'growth' | 'scale' | 'unlimited'
        /** Requests a second; null without limits. */
        per_second: number | null
        /** Requests at once; null without limits. */
        burst: number | null
      }
      /** The month, its answers and its limit. */
      month: {
        /** The month, UTC. */
        month: string
        /** Answers that count, as saved: at most some seconds old. */
        answers: number
        /** Answers a month; null without limits. */
        limit: number | null
        /** Where answers end: 120 % of the limit. */
        hard_stop: number | null
        /** From 100, 90 and 80 % of the month; null below. */
        warning: 'over-limit-grace' | 'approaching-limit-critical' | 'approaching-limit' | null
        /** When the month ends and counting starts anew. */
        ends_at: string
      }
      /** Most used first. */
      endpoints: {
        /** The path of the endpoint. */
        endpoint: string
        /** In the month. */
        answers: number
      }[]
      /** Days with answers, oldest first. */
      days: {
        /** The day, UTC. */
        day: string
        /** On the day. */
        answers: number
        /** Most used first. */
        endpoints: {
          /** The path of the endpoint. */
          endpoint: string
          /** On the day. */
          answers: number
        }[]
      }[]
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** About the answer. */
  meta: {
    /** When this was said. */
    reported_at: string
  }
}

export type JobAnswer = {
  /** A batch that is answered later. */
  data: {
    /** What kind of answer it is. */
    type: 'job'
    /** Its id, which nobody can guess. */
    id: string
    /** What is known of it. */
    attributes: {
      /** queued: nobody has begun it; running; done: the result is there; failed: error says why; cancelled. */
      state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
      /** Of its rows and of its result. */
      content_type: 'application/x-ndjson' | 'application/json' | 'text/csv'
      /** What is answered to a row. */
      fields: 'short' | 'full'
      /** Rows that were sent. */
      rows: number
      /** Rows that are answered and saved. Each counts once, whatever happens to a server. */
      rows_done: number
      /** Of those that are done, the ones with an error. */
      errors: number
      /** Rows done a second since it was begun; null before the first are done. */
      rows_per_second: number | null
      /** How long the rest takes at that rate; null where that cannot be said. */
      seconds_left: number | null
      /** When it was made. */
      created_at: string
      /** When its first row was begun. */
      started_at: string | null
      /** When it ended. */
      ended_at: string | null
      /** When it and its result are deleted. */
      expires_at: string
      /** The data edition that answers rows that name none. */
      edition: string
      /** The first digits of its hash. */
      edition_hash: string
      /** The version of the arithmetic. */
      engine: string
      /** Of a job that failed: why. Rows with an error are in the result. */
      error: {
        /** The code: docs/errors.md. */
        code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
        /** The variant of the code: which message it is. */
        key?: string
        /** The values in the message by name, with the unit in the name. */
        values?: {
          [name: string]: unknown
        }
        /** The same for a person. */
        message: string
      } | null
      /** Whether it is done and every row was read. */
      complete: boolean
      /** Of a job that is done without all of its rows: why. The result has those that were answered. */
      stopped: {
        /** The code: docs/errors.md. */
        code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
        /** The variant of the code: which message it is. */
        key?: string
        /** The values in the message by name, with the unit in the name. */
        values?: {
          [name: string]: unknown
        }
        /** The same for a person. */
        message: string
      } | null
      /** Bytes that its rows and its result take in the store. */
      bytes: number
      /** Paths on this server. */
      links: {
        /** GET: this; DELETE: deletes all of it. */
        self: string
        /** GET: the answers, when it is done. */
        result: string
        /** GET: the inventory of it, when it is done. */
        report: string
        /** POST: ends it before its end. */
        cancel: string
      }
      /** What a reader should know; empty when there is nothing. */
      notices: Notice[]
    }
  }
  /** About the answer. */
  meta: {
    /** When this was said. */
    reported_at: string
  }
}

export type JobsAnswer = {
  /** The newest first. */
  data: {
    /** Its id, which nobody can guess. */
    id: string
    /** queued: nobody has begun it; running; done: the result is there; failed: error says why; cancelled. */
    state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
    /** Of its rows and of its result. */
    content_type: 'application/x-ndjson' | 'application/json' | 'text/csv'
    /** What is answered to a row. */
    fields: 'short' | 'full'
    /** Rows that were sent. */
    rows: number
    /** Rows that are answered and saved. Each counts once, whatever happens to a server. */
    rows_done: number
    /** Of those that are done, the ones with an error. */
    errors: number
    /** Rows done a second since it was begun; null before the first are done. */
    rows_per_second: number | null
    /** How long the rest takes at that rate; null where that cannot be said. */
    seconds_left: number | null
    /** When it was made. */
    created_at: string
    /** When its first row was begun. */
    started_at: string | null
    /** When it ended. */
    ended_at: string | null
    /** When it and its result are deleted. */
    expires_at: string
    /** The data edition that answers rows that name none. */
    edition: string
    /** The first digits of its hash. */
    edition_hash: string
    /** The version of the arithmetic. */
    engine: string
    /** Of a job that failed: why. Rows with an error are in the result. */
    error: {
      /** The code: docs/errors.md. */
      code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
      /** The variant of the code: which message it is. */
      key?: string
      /** The values in the message by name, with the unit in the name. */
      values?: {
        [name: string]: unknown
      }
      /** The same for a person. */
      message: string
    } | null
    /** Whether it is done and every row was read. */
    complete: boolean
    /** Of a job that is done without all of its rows: why. The result has those that were answered. */
    stopped: {
      /** The code: docs/errors.md. */
      code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
      /** The variant of the code: which message it is. */
      key?: string
      /** The values in the message by name, with the unit in the name. */
      values?: {
        [name: string]: unknown
      }
      /** The same for a person. */
      message: string
    } | null
    /** Bytes that its rows and its result take in the store. */
    bytes: number
    /** Paths on this server. */
    links: {
      /** GET: this; DELETE: deletes all of it. */
      self: string
      /** GET: the answers, when it is done. */
      result: string
      /** GET: the inventory of it, when it is done. */
      report: string
      /** POST: ends it before its end. */
      cancel: string
    }
  }[]
  /** About the list. */
  meta: {
    /** Jobs on this page. */
    returned: number
    /** cursor of the next page; null where there is none. */
    next_cursor: string | null
    /** When this was said. */
    reported_at: string
    /** What a reader should know; empty when there is nothing. */
    notices: Notice[]
  }
}

export type DeletedJobAnswer = {
  /** A job that was. */
  data: {
    /** What kind of answer it is. */
    type: 'job'
    /** Its id, which nobody can guess. */
    id: string
    /** What is known of it. */
    attributes: {
      /** Nothing is left of it. */
      state: 'deleted'
    }
  }
  /** About the answer. */
  meta: {
    /** When this was said. */
    reported_at: string
  }
}

export type VerificationAnswer = {
  /** The one answer to the question. */
  data: {
    /** What kind of answer it is. */
    type: 'verification'
    /** UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents. */
    id: string
    /** The answer itself. */
    attributes: {
      /** same: recalculated, every value is the same. differs: the result was changed. cannot: it cannot be recalculated here. */
      verdict: 'same' | 'differs' | 'cannot'
      /** With cannot. */
      reason?: {
        /** not_an_answer: This is not a calculation result. no_request: The result does not contain its request. unknown_request: This release does not have the calculation named in the result. edition_missing: The data edition of the result is not installed here. other_figures: This server has different values for the same edition: changed files or added factors. other_engine: The result was calculated by another engine version that calculates differently. other_geography: The result used other place or route data. other_rules: The rules for such a result changed after the release that calculated it. external_service: The result used an external routing or address service. refused: The request stored in the result is rejected. */
        code: 'not_an_answer' | 'no_request' | 'unknown_request' | 'edition_missing' | 'other_figures' | 'other_engine' | 'other_geography' | 'other_rules' | 'external_service' | 'refused'
        /** The message: the reason, or a variant of it. */
        key: string
        /** What the message is filled in with. */
        values: {
          [name: string]: unknown
        }
        /** The reason for a person, and what helps. */
        message: string
      }
      /** The request that was recalculated. */
      request?: string
      /** The editions of the two results. */
      edition: {
        /** Named by the saved result. */
        answer?: string
        /** Used to recalculate it. */
        again?: string
      }
      /** At most 100, values of factors first. */
      differences: {
        /** Where in the result: data.attributes.emissions.co2e, or co2e_kg of a row. */
        field: string
        /** The value in the saved result. Absent where it has no such field. */
        answer?: unknown
        /** The recalculated value. Absent where it has no such field. */
        again?: unknown
        /** The row of the edition that it is about. */
        factor_id?: string
        /** What that row describes. */
        factor_name?: string
        /** The unit of its value. */
        factor_unit?: string
      }[]
      /** All of them, listed or not. */
      total_differences: number
      /** What else a reader should know. */
      remarks: string[]
    }
  }
  /** What recalculated it, and when. */
  meta: {
    /** The version of the service. */
    release: string
    /** The version of the arithmetic. */
    engine: string
    /** The only field that differs between two answers to the same question. */
    checked_at: string
  }
}

export type RootAnswer = {
  /** The name of the service. */
  name: string
  /** The contract. */
  api_version: 'v1'
  /** The deployed version. */
  release: string
  /** The data edition. */
  edition: string
  /** What can be asked. */
  apis: {
    /** The domain. */
    name: string
    /** Its place in the contract. */
    status: 'production' | 'beta' | 'additional'
    /** Whether this release serves it. */
    available: boolean
    /** Paths of its endpoints. */
    endpoints: string[]
    /** The page that explains them. */
    documentation: string
  }[]
  /** The start page of the documentation. */
  documentation: string
  /** The API reference: every endpoint, parameter and field. */
  reference: string
  /** The OpenAPI document. */
  openapi: string
}

export type FreightEmissionsParams = {
  /** The country where it begins: an ISO 3166-1 code or a name. A country includes its territories. You can leave it out if the location is a code or coordinates. */
  origin_country?: string
  /** The place where it begins: a town, "City, State", an IATA code, a UN/LOCODE, a postcode, or "lat,lon". If absent, we assume the country's main place. An unknown place is an error within one country; across borders we use the country's main place, with a warning, unless on_unknown_place=error. */
  origin_location?: string
  /** The country where it ends: an ISO 3166-1 code or a name. A country includes its territories. You can leave it out if the location is a code or coordinates. */
  destination_country?: string
  /** The place where it ends: a town, "City, State", an IATA code, a UN/LOCODE, a postcode, or "lat,lon". If absent, we assume the country's main place. An unknown place is an error within one country; across borders we use the country's main place, with a warning, unless on_unknown_place=error. */
  destination_location?: string
  /** What happens if a place abroad is not found. With fallback, the default of single requests, we use the main place of its country, with a warning. With error, the default in rows of batches and files, the request is rejected. */
  on_unknown_place?: 'fallback' | 'error'
  /** Mass of the goods, in unit: above 0, at most 1e9 kg. */
  weight: number
  /** Unit of weight. Default: kg. */
  unit?: 'kg' | 'g' | 'lb' | 'tonne'
  /** auto: by air between two codes of airports in capitals; else by road if there is a road route, else by sea. The road route has up to 3500 km; on one continent it may be longer if it is shorter than the sea route. A notice gives the reason. Default: auto. */
  transport_mode?: 'auto' | 'road' | 'rail' | 'sea' | 'air'
  /** Vehicle of the main leg. Road legs to and from ports and airports use the average lorry. Default: average. */
  vehicle_type?: 'average' | 'truck' | 'lorry' | 'hgv' | 'small' | 'van' | 'small_van' | 'medium' | 'large' | 'rigid_heavy' | 'articulated' | 'rigid' | 'articulated_up_to_33t' | 'articulated_over_33t' | 'van_class_1' | 'van_class_2' | 'van_class_3' | 'container' | 'container_short_sea' | 'container_long_sea' | 'bulk_carrier' | 'tanker' | 'oil_tanker' | 'products_tanker' | 'general_cargo' | 'roro' | 'ropax' | 'vehicle_transport' | 'refrigerated_cargo' | 'crude_tanker' | 'chemical_tanker' | 'lng_tanker' | 'lpg_tanker' | 'container_8000_teu' | 'container_5000_teu' | 'container_3000_teu' | 'container_2000_teu' | 'container_1000_teu' | 'container_feeder' | 'bulk_carrier_200000_dwt' | 'bulk_carrier_100000_dwt' | 'bulk_carrier_60000_dwt' | 'bulk_carrier_35000_dwt' | 'bulk_carrier_10000_dwt' | 'bulk_carrier_small'
  /** Fuel of the main leg. Ships, aircraft and trains use their usual fuel by default. Default: diesel. */
  fuel_source?: 'diesel' | 'petrol' | 'electric' | 'bev' | 'battery_electric' | 'hybrid' | 'hvo' | 'cng' | 'lng' | 'biodiesel' | 'hydrogen' | 'lpg' | 'rail_mix' | 'marine_fuel' | 'jet_fuel'
  /** shared, ltl: by tonne-km; dedicated, ftl: whole road vehicles at the actual load. Default: shared. */
  service_type?: 'shared' | 'dedicated' | 'ftl' | 'ltl'
  /** Temperature-controlled goods. Default: false. */
  refrigerated?: boolean
  /** Add the empty return trip of the road vehicles. Default: false. */
  include_empty_return?: boolean
  /** Distance of the main leg in km, instead of the modelled one. Origin and destination can then be left out: we assume the United Kingdom and count the main leg only. */
  planned_distance_km?: number
  /** Passages that a ship must avoid, separated by commas: suez,panama. Every name in `passages` of a result is allowed. Where no route is left, the error is no_route. */
  avoid?: string
  /** Add the line of the chain, and of each road leg, as encoded polylines. Default: false. */
  detailed_route?: boolean
  /** Where rows of a publication contradict each other (GET /v1/errata). With publisher, the default, they are used as published, and a notice has the corrected value. With corrected, the corrected value is used, as an estimate. */
  errata?: 'publisher' | 'corrected'
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type TravelEmissionsParams = {
  /** The country where it begins: an ISO 3166-1 code or a name. A country includes its territories. You can leave it out if the location is a code or coordinates. */
  origin_country?: string
  /** The place where it begins: a town, "City, State", an IATA code, a UN/LOCODE, a postcode, or "lat,lon". If absent, we assume the country's main place. An unknown place is an error within one country; across borders we use the country's main place, with a warning, unless on_unknown_place=error. */
  origin_location?: string
  /** The country where it ends: an ISO 3166-1 code or a name. A country includes its territories. You can leave it out if the location is a code or coordinates. */
  destination_country?: string
  /** The place where it ends: a town, "City, State", an IATA code, a UN/LOCODE, a postcode, or "lat,lon". If absent, we assume the country's main place. An unknown place is an error within one country; across borders we use the country's main place, with a warning, unless on_unknown_place=error. */
  destination_location?: string
  /** What happens if a place abroad is not found. With fallback, the default of single requests, we use the main place of its country, with a warning. With error, the default in rows of batches and files, the request is rejected. */
  on_unknown_place?: 'fallback' | 'error'
  /** If absent, that of vehicle_type, else flight over 800 km, else rail. It is also flight over the sea or where the land route is over 800 km or not known, and car where no trains run. Train is rail. */
  transport_mode?: 'flight' | 'rail' | 'car' | 'bus' | 'ferry' | 'taxi' | 'motorbike' | 'train' | 'air' | 'plane' | 'motorcycle'
  /** Type of car, train, bus, ferry, taxi or motorbike. Cars: a fuel (petrol, diesel, hybrid, phev, electric, lpg, cng), a size (small, medium, large), or both, as small_petrol. Flights ignore it. */
  vehicle_type?: 'rail' | 'national' | 'international' | 'light_rail' | 'underground' | 'northeast_corridor' | 'other_routes' | 'commuter' | 'tgv' | 'intercites' | 'ter' | 'average' | 'eurostar' | 'tram' | 'metro' | 'subway' | 'car' | 'petrol' | 'diesel' | 'hybrid' | 'phev' | 'lpg' | 'cng' | 'small' | 'small_petrol' | 'small_diesel' | 'small_hybrid' | 'small_phev' | 'medium' | 'medium_petrol' | 'medium_diesel' | 'medium_hybrid' | 'medium_phev' | 'medium_lpg' | 'medium_cng' | 'large' | 'large_petrol' | 'large_diesel' | 'large_hybrid' | 'large_phev' | 'large_lpg' | 'large_cng' | 'electric' | 'small_electric' | 'medium_electric' | 'large_electric' | 'bev' | 'battery_electric' | 'small_bev' | 'small_battery_electric' | 'medium_bev' | 'medium_battery_electric' | 'large_bev' | 'large_battery_electric' | 'bus' | 'local' | 'london' | 'coach' | 'ferry' | 'foot' | 'taxi' | 'regular' | 'black_cab' | 'motorbike'
  /** Flights: the cabin class, economy if absent. If no factor is published for it, we use the next lower class, else the average, with a notice. Other modes ignore it. */
  cabin_class?: 'economy' | 'premium_economy' | 'business' | 'first' | 'average'
  /** Flights: how the factor is chosen. With distance: domestic below 700 km, short haul below 3,700 km, else long haul, wherever the flight goes. With publisher: by the publisher's list of territories for flights within and from the United Kingdom, and international for all others. With curve: an amount per flight and per km, an estimate without steps. Default: distance. */
  haul_rule?: 'distance' | 'publisher' | 'curve'
  /** Flights: the haul whose factor is used, whatever haul_rule is. */
  haul?: 'domestic' | 'short' | 'long' | 'international'
  /** Number of passengers, 1 to 1000. Default: 1. */
  passengers?: number
  /** Count the return trip too. Default: false. */
  return_trip?: boolean
  /** One-way distance in km, 0 to 50,000. It replaces the distance of our route. Origin and destination can then be left out: we assume the United Kingdom, for which the factors are published. */
  distance_km?: number
  /** Include upstream (well-to-tank) emissions of fuel and electricity. Default: false. */
  include_wtt?: boolean
  /** Where rows of a publication contradict each other (GET /v1/errata). With publisher, the default, they are used as published, and a notice has the corrected value. With corrected, the corrected value is used, as an estimate. */
  errata?: 'publisher' | 'corrected'
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type HotelEmissionsParams = {
  /** ISO 3166-1 alpha-2 code of the country; UK is read as GB. */
  country: string
  /** Number of nights, 1 to 365. */
  nights: number
  /** Number of rooms, 1 to 100. Default: 1. */
  rooms?: number
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. These factors have one boundary, so it changes nothing here. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type HotelFactorsParams = {
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type HotelCompareParams = {
  /** 2 to 10 different country codes with commas between them; a duplicate counts once. */
  countries: string
  /** Number of nights, 1 to 365. Default: 1. */
  nights?: number
  /** Number of rooms, 1 to 100. Default: 1. */
  rooms?: number
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type ElectricityEmissionsParams = {
  /** amount of electricity, in unit: at most 1e9 kWh. */
  kwh: number
  /** Unit of kwh. Default: kwh. */
  unit?: 'kwh' | 'mwh' | 'wh'
  /** ISO 3166-1 alpha-2 code; GB when no place is given at all. */
  country?: string
  /** A state of US, CA, AU, CN, IN or JP, with country. ON, CA-ON and Ontario are the same. */
  state?: string
  /** An eGRID subregion of the United States, instead of a state: CAMX. */
  subregion?: string
  /** official: the value of the country's reporting scheme, else Ember's. ember: Ember's life-cycle value for every country that has one (of the US, only without a state). Default: official. */
  grid_source?: 'official' | 'ember'
  /** With cloud_region: needs no country. */
  cloud_provider?: 'aws' | 'gcp' | 'azure' | 'oracle' | 'ovh' | 'alibaba' | 'scaleway'
  /** A region of cloud_provider. */
  cloud_region?: 'af-south-1' | 'ap-east-1' | 'ap-east-2' | 'ap-northeast-1' | 'ap-northeast-2' | 'ap-northeast-3' | 'ap-south-1' | 'ap-south-2' | 'ap-southeast-1' | 'ap-southeast-2' | 'ap-southeast-3' | 'ap-southeast-4' | 'ap-southeast-5' | 'ap-southeast-6' | 'ap-southeast-7' | 'ca-central-1' | 'ca-west-1' | 'cn-north-1' | 'cn-northwest-1' | 'eu-central-1' | 'eu-central-2' | 'eu-north-1' | 'eu-south-1' | 'eu-south-2' | 'eu-west-1' | 'eu-west-2' | 'eu-west-3' | 'eusc-de-east-1' | 'il-central-1' | 'me-central-1' | 'me-south-1' | 'mx-central-1' | 'sa-east-1' | 'us-east-1' | 'us-east-2' | 'us-gov-east-1' | 'us-gov-west-1' | 'us-iso-east-1' | 'us-iso-west-1' | 'us-isob-east-1' | 'us-isob-west-1' | 'us-isof-east-1' | 'us-isof-south-1' | 'us-west-1' | 'us-west-2' | 'africa-south1' | 'asia-east1' | 'asia-east2' | 'asia-northeast1' | 'asia-northeast2' | 'asia-northeast3' | 'asia-south1' | 'asia-south2' | 'asia-southeast1' | 'asia-southeast2' | 'asia-southeast3' | 'australia-southeast1' | 'australia-southeast2' | 'europe-central2' | 'europe-north1' | 'europe-north2' | 'europe-southwest1' | 'europe-west1' | 'europe-west10' | 'europe-west12' | 'europe-west2' | 'europe-west3' | 'europe-west4' | 'europe-west6' | 'europe-west8' | 'europe-west9' | 'me-central1' | 'me-central2' | 'me-west1' | 'northamerica-northeast1' | 'northamerica-northeast2' | 'northamerica-south1' | 'southamerica-east1' | 'southamerica-west1' | 'us-central1' | 'us-central2' | 'us-east1' | 'us-east2' | 'us-east4' | 'us-east5' | 'us-south1' | 'us-west1' | 'us-west2' | 'us-west3' | 'us-west4' | 'australiacentral' | 'australiacentral2' | 'australiaeast' | 'australiasoutheast' | 'austriaeast' | 'belgiumcentral' | 'brazilsouth' | 'brazilsoutheast' | 'canadacentral' | 'canadaeast' | 'centralindia' | 'centralus' | 'centraluseuap' | 'chilecentral' | 'chinaeast' | 'chinaeast2' | 'chinaeast3' | 'chinanorth' | 'chinanorth2' | 'chinanorth3' | 'denmarkeast' | 'eastasia' | 'eastus' | 'eastus2' | 'eastus2euap' | 'eastus3' | 'eastusstg' | 'francecentral' | 'francesouth' | 'germanynorth' | 'germanywestcentral' | 'greececentral' | 'indiasouthcentral' | 'indonesiacentral' | 'israelcentral' | 'italynorth' | 'japaneast' | 'japanwest' | 'jioindiacentral' | 'jioindiawest' | 'koreacentral' | 'koreasouth' | 'malaysiawest' | 'mexicocentral' | 'newzealandnorth' | 'northcentralus' | 'northeurope' | 'norwayeast' | 'norwaywest' | 'polandcentral' | 'qatarcentral' | 'southafricanorth' | 'southafricawest' | 'southcentralus' | 'southcentralusstg' | 'southeastasia' | 'southindia' | 'spaincentral' | 'swedencentral' | 'switzerlandnorth' | 'switzerlandwest' | 'taiwannorth' | 'uaecentral' | 'uaenorth' | 'uksouth' | 'ukwest' | 'usdodcentral' | 'usdodeast' | 'usgovarizona' | 'usgovtexas' | 'usgovvirginia' | 'westcentralus' | 'westeurope' | 'westindia' | 'westus' | 'westus2' | 'westus3' | 'af-casablanca-1' | 'af-johannesburg-1' | 'ap-batam-1' | 'ap-chiyoda-1' | 'ap-chuncheon-1' | 'ap-chuncheon-2' | 'ap-dcc-canberra-1' | 'ap-dcc-gazipur-1' | 'ap-delhi-1' | 'ap-hyderabad-1' | 'ap-ibaraki-1' | 'ap-kulai-2' | 'ap-melbourne-1' | 'ap-mumbai-1' | 'ap-osaka-1' | 'ap-seoul-1' | 'ap-seoul-2' | 'ap-singapore-1' | 'ap-singapore-2' | 'ap-suwon-1' | 'ap-sydney-1' | 'ap-tokyo-1' | 'ca-montreal-1' | 'ca-toronto-1' | 'eu-amsterdam-1' | 'eu-budapest-1' | 'eu-crissier-1' | 'eu-dcc-dublin-1' | 'eu-dcc-dublin-2' | 'eu-dcc-milan-1' | 'eu-dcc-milan-2' | 'eu-dcc-rating-1' | 'eu-dcc-rating-2' | 'eu-dcc-zurich-1' | 'eu-frankfurt-1' | 'eu-frankfurt-2' | 'eu-jovanovac-1' | 'eu-madrid-1' | 'eu-madrid-2' | 'eu-madrid-3' | 'eu-marseille-1' | 'eu-milan-1' | 'eu-paris-1' | 'eu-stockholm-1' | 'eu-turin-1' | 'eu-zurich-1' | 'il-jerusalem-1' | 'me-abudhabi-1' | 'me-abudhabi-2' | 'me-abudhabi-3' | 'me-abudhabi-4' | 'me-alain-1' | 'me-alrayyan-1' | 'me-dcc-doha-1' | 'me-dcc-muscat-1' | 'me-dubai-1' | 'me-ibri-1' | 'me-jeddah-1' | 'me-riyadh-1' | 'mx-monterrey-1' | 'mx-queretaro-1' | 'sa-bogota-1' | 'sa-riodejaneiro-1' | 'sa-santiago-1' | 'sa-saopaulo-1' | 'sa-valparaiso-1' | 'sa-vinhedo-1' | 'uk-cardiff-1' | 'uk-gov-cardiff-1' | 'uk-gov-london-1' | 'uk-london-1' | 'us-ashburn-1' | 'us-ashburn-2' | 'us-chicago-1' | 'us-gov-ashburn-1' | 'us-gov-chicago-1' | 'us-gov-phoenix-1' | 'us-langley-1' | 'us-luke-1' | 'us-newark-1' | 'us-phoenix-1' | 'us-saltlake-2' | 'us-sanjose-1' | 'us-somerset-1' | 'us-thames-1' | 'au-sydney' | 'ca-beauharnois' | 'ca-toronto' | 'de-frankfurt' | 'fr-gravelines' | 'fr-paris' | 'fr-roubaix' | 'fr-strasbourg' | 'gb-london' | 'ie-dublin' | 'in-mumbai' | 'pl-warsaw' | 'sg-singapore' | 'us-hillsboro' | 'us-vint_hill' | 'cn-beijing' | 'cn-chengdu' | 'cn-guangzhou' | 'cn-hangzhou' | 'cn-heyuan' | 'cn-huhehaote' | 'cn-nanjing' | 'cn-qingdao' | 'cn-shanghai' | 'cn-shenzhen' | 'cn-wulanchabu' | 'cn-zhangjiakou' | 'fr-par' | 'nl-ams' | 'pl-waw'
  /** Include the upstream part (scope 3 category 3). Default: true. */
  include_wtt?: boolean
  /** Include losses in transmission and distribution (scope 3 category 3). Default: false. */
  include_td_losses?: boolean
  /** The supplier's contractual factor for the market-based result, gCO2e/kWh, 0 to 2000: for all electricity that no instrument covers. */
  supplier_factor?: number
  /** A contractual instrument for the market-based result, with instrument_factor: certificate, a guarantee of origin or a renewable energy certificate; ppa, a power purchase agreement; supplier_rate, the rate of the supplier. */
  instrument?: 'certificate' | 'ppa' | 'supplier_rate'
  /** The electricity that the instrument covers, in unit; all of it by default. What is left takes supplier_factor, the residual mix or the location-based factor. */
  instrument_kwh?: number
  /** The factor of the instrument, gCO2e/kWh, 0 to 2000: for example 0 for wind power. */
  instrument_factor?: number
  /** A name of the instrument for the source trail. */
  instrument_name?: string
  /** The methods of Scope 2 in the result. both, the default: location- and market-based; with strict=true a market-based result that cannot be determined is an error. location: the market-based result is left out. Without scope_2, strict=true leaves a market-based result that cannot be determined empty. */
  scope_2?: 'location' | 'both'
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type ElectricityGridParams = {
  /** ISO 3166-1 alpha-2 code: one grid instead of the list. */
  country?: string
  /** A state of US, CA, AU, CN, IN or JP, with country. ON, CA-ON and Ontario are the same. */
  state?: string
  /** An eGRID subregion of the United States, instead of a state: CAMX. */
  subregion?: string
  /** official: the value of the country's reporting scheme, else Ember's. ember: Ember's life-cycle value for every country that has one (of the US, only without a state). Default: official. */
  grid_source?: 'official' | 'ember'
  /** What the list is sorted by. Default: life_cycle_intensity. */
  sort?: 'life_cycle_intensity' | 'carbon_intensity'
  /** Only countries of this continent in the list. */
  region?: 'europe' | 'north_america' | 'asia' | 'oceania' | 'africa' | 'south_america'
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type FuelEmissionsParams = {
  /** one of the fuels of /v1/fuel/types. */
  fuel_type: 'natural_gas' | 'lpg' | 'cng' | 'biogas' | 'diesel' | 'petrol' | 'kerosene' | 'fuel_oil' | 'red_diesel' | 'biodiesel' | 'hvo' | 'bioethanol' | 'wood_logs' | 'wood_pellets' | 'coal_industrial' | 'coal_domestic'
  /** amount burnt, in unit: 0.001 to 1e9. */
  amount: number
  /** One of the fuel's available units; default: the fuel's default unit. */
  unit?: 'kwh' | 'therm' | 'm3' | 'litre' | 'kg'
  /** Where it is burnt. Fuels differ in density and blend: in another country than that of the factor the result is a proxy value with a wider range. */
  country?: string
  /** Include well-to-tank emissions. Default: true. */
  include_wtt?: boolean
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type FuelTypesParams = {
  /** Only fuels of this category; biogas is both gaseous and biofuel. */
  category?: 'gaseous' | 'liquid' | 'solid' | 'biofuel'
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type LlmEmissionsParams = {
  /** Who serves the model: decides PUE and home grid. Left out: inferred from the form of the model's name (azure/..., anthropic.claude-...-v1:0), else its vendor, else openai. */
  provider?: 'openai' | 'anthropic' | 'google' | 'meta' | 'mistral' | 'cohere' | 'deepseek' | 'xai' | 'azure_openai' | 'aws_bedrock' | 'gcp_vertex' | 'self_hosted' | 'alibaba' | 'baidu' | 'ibm' | 'microsoft' | 'minimax' | 'moonshotai' | 'nvidia' | 'stepfun' | 'tencent' | 'upstage' | 'xiaomi' | 'zai'
  /** A model of /v1/digital/llm/models by id or alias, in any spelling. A provider may come before it; a date, :free or -latest after it. gpt-5.2 when left out. An unknown name is classed by its size or words, with a notice; one of a model for embeddings, audio, images or video is refused. */
  model?: string
  /** Input tokens of one request. The names input_tokens and prompt_tokens mean the same. One of the parameters of tokens, or energy_wh, must be given. */
  tokens_input?: number
  /** Output tokens of one request, without thinking tokens. The names output_tokens and completion_tokens mean the same. */
  tokens_output?: number
  /** Of the input tokens, those read from a cache: a tenth of the energy. The name cached_tokens means the same. */
  tokens_cached?: number
  /** Thinking tokens of one request, on top of tokens_output. Given, no thinking ratio is applied. */
  tokens_reasoning?: number
  /** How many such requests. Default: 1. */
  requests?: number
  /** auto: the model's own default, as thinks_by_default of /v1/digital/llm/models says. minimal is low, max is xhigh. Default: auto. */
  reasoning_effort?: 'auto' | 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max'
  /** Measured energy of one request at the servers, Wh. It replaces the energy model. */
  energy_wh?: number
  /** Where the servers are: a country (FR, FRA) or a state (TX, US-TX, CA-ON). The states are those of US, AU, CA, CN, IN and JP. CA is California, CAN is Canada; any other code of both is the country. The home of the provider when left out. */
  region?: string
  /** Include the upstream part of the grid. Without it the direct part of every region is counted, so that regions compare. Default: false. */
  include_wtt?: boolean
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type LlmModelsParams = {
  /** Only models that this provider made. */
  provider?: 'openai' | 'anthropic' | 'google' | 'meta' | 'mistral' | 'cohere' | 'deepseek' | 'xai' | 'azure_openai' | 'aws_bedrock' | 'gcp_vertex' | 'self_hosted' | 'alibaba' | 'baidu' | 'ibm' | 'microsoft' | 'minimax' | 'moonshotai' | 'nvidia' | 'stepfun' | 'tencent' | 'upstage' | 'xiaomi' | 'zai'
  /** Only models of this energy tier. */
  tier?: 'frontier' | 'large' | 'medium' | 'small'
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type WaterEmissionsParams = {
  /** How much water, 0.001 to 1000000000, in `unit`. */
  amount: number
  /** Cubic metres or litres. Default: m3. */
  unit?: 'm3' | 'litre'
  /** supply: water (Scope 3 category 1); treatment: waste water (category 5); both: as much of each. Default: both. */
  service?: 'both' | 'supply' | 'treatment'
  /** Where the water is used. The factors are those of the United Kingdom. For another country they are proxy values: a notice flags them, and strict=true refuses them. */
  country?: string
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. These factors have one boundary, so it changes nothing here. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type WasteEmissionsParams = {
  /** How much waste, 0.001 to 1000000000, in `unit`. */
  amount: number
  /** Kilograms, metric tonnes or pounds. Default: kg. */
  unit?: 'kg' | 'tonne' | 'lb'
  /** What it is: a material of /v1/waste/materials, by its code or name. The publisher's name and other words, such as `mixed commercial waste`, are understood. */
  material: string
  /** What is done with it: landfill, incineration, composting, anaerobic_digestion, open_loop or closed_loop. The last two are recycling. Not every material has a factor for each. */
  treatment: string
  /** Where it is treated. The factors are those of the United Kingdom. For another country they are proxy values: a notice flags them, and strict=true refuses them. */
  country?: string
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. These factors have one boundary, so it changes nothing here. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type WasteMaterialsParams = {
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type RefrigerantEmissionsParams = {
  /** The gas: R-410A, HFC-32, propane or any name of /v1/refrigerant/gases. */
  gas: string
  /** How much leaked, 0.000001 to 1000000000, in `unit`. What was refilled is a measure of it. Give amount, or charge and leak_rate. */
  amount?: number
  /** How much the equipment holds, in `unit`; with leak_rate. */
  charge?: number
  /** How much of the charge leaks, in per cent, 0 to 100: 10 is a tenth of it. */
  leak_rate?: number
  /** Of amount and charge: kilograms, grams, metric tonnes or pounds. Default: kg. */
  unit?: 'kg' | 'g' | 'tonne' | 'lb'
  /** Where it leaked. It changes nothing: the GWP of a gas is the same everywhere. */
  country?: string
  /** Where rows of a publication contradict each other (GET /v1/errata). With publisher, the default, they are used as published, and a notice has the corrected value. With corrected, the corrected value is used, as an estimate. */
  errata?: 'publisher' | 'corrected'
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. These factors have one boundary, so it changes nothing here. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type RefrigerantGasesParams = {
  /** A part of a name or R-number: only gases that have it. */
  q?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type HomeworkingEmissionsParams = {
  /** Hours worked at home by each person, 0.001 to 1000000000. Give hours or days. */
  hours?: number
  /** Days of eight hours worked at home by each person, 0.001 to 100000000. */
  days?: number
  /** How many people, 1 to 10000000. Default: 1. */
  people?: number
  /** Include the heating of the home, in addition to the office equipment. The heating is a yearly average. Default: true. */
  with_heating?: boolean
  /** Where they live. The factors are those of the United Kingdom. For another country they are proxy values: a notice flags them, and strict=true refuses them. */
  country?: string
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. These factors have one boundary, so it changes nothing here. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type SpendEmissionsParams = {
  /** How much was spent, in US dollars of 2022, without taxes: 0.01 to 10000000000. The price is that of the purchaser. */
  amount: number
  /** What was bought: six digits of a NAICS 2017 code, or a title of /v1/spend/sectors. */
  naics: string
  /** Only USD is accepted. Convert other currencies first, at the rate of the purchase date. Default: USD. */
  currency?: string
  /** The year of the prices: 2022. Adjust amounts of other years first; they are refused. `year` is something else: it selects the edition of the factors. Default: 2022. */
  price_year?: number
  /** Where it was bought. The factors are those of United States industry. For another country they are proxy values. */
  country?: string
  /** The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible. */
  gwp?: 'published' | 'ar4' | 'ar5' | 'ar6'
  /** The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights. These factors have one boundary, so it changes nothing here. */
  boundary?: 'standard' | 'ttw' | 'wtw' | 'wtw_rf'
  /** Add explanation: the calculation in sentences, one for each contribution. Default: false. */
  explain?: boolean
  /** Include real-world equivalents. Default: false. */
  equivalents?: boolean
  /** With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition. */
  field?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type SpendSectorsParams = {
  /** Words in the title, or the first digits of the code: only sectors that have all of them. */
  q?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type PlacesParams = {
  /** Text typed so far: a name in any script or spelling, with or without its region (Springfield, IL), a code (LHR, DEHAM) or the start of a postcode. For `lat,lon` the point itself, or with kind the nearest place. */
  q: string
  /** ISO 3166-1 alpha-2 code: only places of this country. */
  country?: string
  /** Only places of this kind. */
  kind?: 'town' | 'airport' | 'port' | 'postcode'
  /** Maximum number of places, 1 to 20. Default: 5. */
  limit?: number
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type RouteParams = {
  /** Where it begins: a town, "City, Region", an IATA code, a UN/LOCODE, a postcode, or "lat,lon". */
  from: string
  /** Where it ends, in the same forms. */
  to: string
  /** ISO 3166-1 alpha-2 code: `from` is looked for in this country only. */
  from_country?: string
  /** ISO 3166-1 alpha-2 code: `to` is looked for in this country only. */
  to_country?: string
  /** By sea the distance runs between the ports, by air between the airports nearest to the places. Default: road. */
  mode?: 'road' | 'sea' | 'air' | 'rail'
  /** Passages that a ship must avoid, separated by commas: suez,panama. Every name in `passages` of a result is allowed. Where no route is left, the error is no_route. */
  avoid?: string
  /** With true: the line of the route as `polyline`. Default: false. */
  detailed_route?: boolean
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type EditionsParams = {
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type EditionsDiffParams = {
  /** An edition by its name, or a year for its latest revision. */
  from: string
  /** The edition that it is compared with. */
  to: string
  /** Only rows of this domain; basis: tables that all domains use. */
  domain?: 'freight' | 'travel' | 'hotel' | 'electricity' | 'fuel' | 'llm' | 'water' | 'waste' | 'refrigerant' | 'homeworking' | 'spend' | 'basis'
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type FactorsParams = {
  /** Only factors of this domain; basis: tables that all domains use. */
  domain?: 'freight' | 'travel' | 'hotel' | 'electricity' | 'fuel' | 'llm' | 'water' | 'waste' | 'refrigerant' | 'homeworking' | 'spend' | 'basis'
  /** Words that must all occur in the id, the publisher's row name, the country, the kind or the publication, in English or German. */
  q?: string
  /** Only factors that describe this country. */
  country?: string
  /** Only of this publisher; a part of the name is enough. */
  publisher?: string
  /** Only factors in this unit. */
  unit?: string
  /** Only factors of this tier. */
  tier?: 'exact' | 'region' | 'global' | 'estimate' | 'user'
  /** Factors at most, 1 to 500; without it 50, and all of them as CSV. */
  limit?: number
  /** meta.next_cursor of the page before: what comes after it. */
  cursor?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type FactorParams = {
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
  /** The id of a row, as factor_id in the source trail of every answer. */
  factor_id: string
}

export type SourcesParams = {
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type SourceParams = {
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
  /** The id of a publication, as source_id of a factor. */
  source_id: string
}

export type ErrataParams = {
  /** Only of this publisher; a part of the name is enough. */
  publisher?: string
  /** Only errata in this edition of a publication, as its publisher calls it. */
  edition?: string
  /** Only errata that are proven, or those that are suspected. */
  status?: 'proven' | 'suspected'
  /** How many errata a page has, 1 to 500; 50 unless given, as CSV all. */
  limit?: number
  /** meta.next_cursor of the page before. */
  cursor?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type JobsParams = {
  /** Jobs on a page. Default: 20. */
  limit?: number
  /** meta.next_cursor of the page before: what comes after it. */
  cursor?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type JobParams = {
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
  /** The id of the job, from the answer that made it. */
  job_id: string
}

export type JobDeleteParams = {
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
  /** The id of the job, from the answer that made it. */
  job_id: string
}

export type JobCancelParams = {
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
  /** The id of the job, from the answer that made it. */
  job_id: string
}

/** A result as it was received: a whole answer of any calculation, or a row of a batch or a file, short or full. */
export type VerifyBody = {
  /** Of a whole answer: its data. */
  data?: object | unknown[]
  /** Of a whole answer: its meta, with request and edition. */
  meta?: {
    [name: string]: unknown
  }
  /** Of a row in short: ok. */
  status?: string
  /** Of a row in short: kg CO2e. */
  co2e_kg?: number
  /** Of a row in short: path and query of the whole answer. */
  request?: string
  /** Of a row in full: the whole answer. */
  answer?: {
    [name: string]: unknown
  }
  [name: string]: unknown
}

export type UsageParams = {
  /** The month, UTC, as YYYY-MM, in the years 1000 to 2999; without it the present one. */
  month?: string
  /** The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years. */
  year?: number
  /** A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision. */
  edition?: string
  /** A day (UTC): the edition that was the default on it. */
  as_of?: string
  /** With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total. Default: false. */
  strict?: boolean
  /** The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are. */
  lang?: 'en' | 'de'
}

export type LivezAnswer = {
  /** The state. */
  status: 'alive'
}

export type ReadyzAnswer = {
  /** The state. */
  status: 'ready'
}

export type BatchAnswer = {
  /** The rows, in their order. */
  data: ({
    /** Its number, from 1. */
    row: number
    /** As it was given. */
    id?: string
    /** The domain that was asked. */
    type: string
    /** The row was answered. */
    status: 'ok'
    /** kg CO2e. The total. */
    co2e_kg: number
    /** Between which the result is likely to lie. */
    range: {
      /** kg CO2e. Nine of ten lie above. */
      low: number
      /** kg CO2e. Nine of ten lie below. */
      high: number
    }
    /** The total by scope and category in kg CO2e: scope_1, scope_2, scope_3_category_6. */
    scopes: {
      [name: string]: number
    }
    /** kg CO2e. Scope 2, market-based, beside the total. */
    scope_2_market_based_kg?: number
    /** The first figure of the total: GET /v1/factors/{factor_id}. */
    factor_id: string
    /** Of the total: exact where all kilograms are, else the weakest tier with 5 % or more of them. */
    tier: string
    /** Shares of the kilograms by tier, with three decimals, which add up to 1; null where there are no kilograms. */
    quality: {
      [name: string]: number
    } | null
    /** The lines that you can copy into a report. */
    lines: {
      /** Scope and category: scope_2, scope_3_category_6, outside_of_scopes. */
      line: string
      /** Of scope 2: location or market. */
      basis: string | null
      /** direct, upstream, losses, non_co2_effects, biogenic_co2 and others. */
      kind: string
      /** Whether it is one of the lines that add up to co2e_kg. */
      part_of_total: boolean
      /** kg CO2e; null where it is not determined. */
      co2e_kg: number | null
      /** Why it is not determined: the code of a notice, or not_known. */
      reason?: string
      /** Between which amounts the line is likely to lie, kg CO2e. */
      range: {
        /** kg CO2e. The lower end */
        low: number
        /** kg CO2e. The upper end */
        high: number
      } | null
      /** Of the line: as of the total. */
      tier: string | null
      /** Shares of the kilograms by tier, with three decimals, which add up to 1; null where there are no kilograms. */
      quality: {
        [name: string]: number
      } | null
      /** The set of global warming potentials; ipcc_gwp100 where it is not named, or several. */
      gwp: string | null
    }[]
    /** The data edition that answered. */
    edition: string
    /** The codes of its notices. */
    notices: string[]
    /** The id of the whole answer. */
    calculation_id: string
    /** First 12 hex digits of the hash of its edition, own factors included. */
    edition_hash: string
    /** Path and query from which the whole answer can be made again. */
    request: string
  } | {
    /** Its number, from 1. */
    row: number
    /** As it was given. */
    id?: string
    /** The domain that was asked. */
    type: string
    /** The row was answered. */
    status: 'ok'
    /** The whole answer of the endpoint. */
    answer: {
      [name: string]: unknown
    }
  } | {
    /** Its number, from 1. */
    row: number
    /** As it was given. */
    id?: string
    /** The domain that was asked. */
    type?: string
    /** The row was not answered. */
    status: 'error'
    /** Why the row was not answered. */
    error: {
      /** What is wrong: docs/errors.md. */
      code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
      /** The variant of the code: which message it is. */
      key?: string
      /** The values in the message by name, with the unit in the name. */
      values?: {
        [name: string]: unknown
      }
      /** The parameter that is wrong. */
      field?: string
      /** What it was, with at most 80 characters. */
      value?: string
      /** What was wrong and what is allowed. */
      message: string
      /** What to put instead. */
      suggestion?: string
      /** Where several are wrong. */
      errors?: {
        /** What is wrong: docs/errors.md. */
        code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
        /** The variant of the code: which message it is. */
        key?: string
        /** The values in the message by name, with the unit in the name. */
        values?: {
          [name: string]: unknown
        }
        /** The parameter that is wrong. */
        field?: string
        /** What it was, with at most 80 characters. */
        value?: string
        /** What was wrong and what is allowed. */
        message: string
        /** What to put instead. */
        suggestion?: string
      }[]
      [name: string]: unknown
    }
  })[]
  /** The closing line. */
  meta: {
    /** Rows that were read. */
    rows: number
    /** Rows that were answered. */
    ok: number
    /** Rows with an error. */
    failed: number
    /** kg CO2e. Of all answered rows. */
    co2e_kg: number
    /** The same by scope and category. */
    scopes: {
      [name: string]: number
    }
    /** kg CO2e. Scope 2, market-based, beside the total. */
    scope_2_market_based_kg?: number
    /** Editions that answered, with their hashes. */
    editions: {
      [name: string]: string
    }
    /** Whether every row was read. */
    complete: boolean
    /** Where not every row was read: why. */
    stopped?: {
      /** Why reading stopped. */
      code: 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'job_not_found' | 'method_not_allowed' | 'request_timeout' | 'job_not_done' | 'job_gone' | 'payload_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'validation_error' | 'invalid_fuel_type' | 'invalid_unit' | 'no_exact_factor' | 'no_factor' | 'no_route' | 'place_not_found' | 'same_place' | 'idempotency_key_reused' | 'too_many_errors' | 'rate_limited' | 'quota_exceeded' | 'headers_too_large' | 'internal_error' | 'unavailable' | 'storage_full'
      /** The variant of the code: which message it is. */
      key?: string
      /** The values in the message by name, with the unit in the name. */
      values?: {
        [name: string]: unknown
      }
      /** The same for a person. */
      message: string
    }
    /** SHA-256 of all bytes before the closing line, in hex. */
    sha256: string
  }
}

/** By the type of a row of a batch: its parameters, and its whole answer. */
export interface RowTypes {
  freight: { params: FreightEmissionsParams; answer: FreightEmissionAnswer }
  travel: { params: TravelEmissionsParams; answer: TravelEmissionAnswer }
  hotel: { params: HotelEmissionsParams; answer: HotelEmissionAnswer }
  electricity: { params: ElectricityEmissionsParams; answer: ElectricityEmissionAnswer }
  fuel: { params: FuelEmissionsParams; answer: FuelEmissionAnswer }
  llm: { params: LlmEmissionsParams; answer: LlmEmissionAnswer }
  water: { params: WaterEmissionsParams; answer: WaterEmissionAnswer }
  waste: { params: WasteEmissionsParams; answer: WasteEmissionAnswer }
  refrigerant: { params: RefrigerantEmissionsParams; answer: RefrigerantEmissionAnswer }
  homeworking: { params: HomeworkingEmissionsParams; answer: HomeworkingEmissionAnswer }
  spend: { params: SpendEmissionsParams; answer: SpendEmissionAnswer }
}
