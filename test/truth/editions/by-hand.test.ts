/**
 * Figures worked by hand from the publications: above each the row that it is, or what is done with it.
 * Nothing here is computed by the program.
 */
import { describe, expect, test } from 'vitest'
import { table } from './published.ts'

type Figure = readonly [table: string, id: string, column: string, value: string]

const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  '2021.1': [
    // Hotel stay: Japan, room per night
    ['hotel', 'hotel-JP', 'factor', '60.6'],
    // Fuels: Liquid fuels: Diesel (average biofuel blend), litres
    ['fuel_factors', 'fuel-direct-diesel-litre', 'factor', '2.51233'],
    // Fuels: Liquid fuels: Burning oil, kWh gross, N2O
    ['fuel_factors', 'fuel-direct-kerosene-kwh', 'kgn2o_as_co2e', '0.00061'],
    // Fuels: Gaseous fuels: Natural gas, kWh gross: 0.18316 x 29.30710833 kWh per therm
    ['fuel_factors', 'fuel-direct-natural_gas-therm', 'factor', '5.3678899617228'],
    // WTT- fuels: Solid fuels: Coal (industrial), tonnes: 393.14029 / 1000
    ['fuel_wtt_factors', 'fuel-wtt-coal_industrial-kg', 'factor', '0.39314029'],
    // Flights: Long-haul, to/from UK: Economy class: With RF
    ['flight_factors', 'flight-long-economy', 'factor', '0.14787'],
    // Flights: International, to/from non-UK: Business class: Without RF
    ['flight_factors', 'flight-international-business', 'factor_without_rf', '0.2156'],
    // Cars (by size): Average car: Battery Electric Vehicle 0.05477 / (UK electricity 0.21233 + T&D 0.01879) = 0.236976462444
    ['travel_electricity', 'travel-electricity-car-electric', 'kwh_per_km', '0.236976462444'],
    // Cars (by size): Large car: Plug-in Hybrid Electric Vehicle, UK electricity 0.0259 + T&D 0.00229
    ['travel_factors', 'travel-car-large_phev', 'electricity_kgco2e', '0.02819'],
    // Freighting goods: HGV refrigerated (all diesel): All artics: 100% Laden, tonne.km
    ['freight_factors', 'freight-road-articulated-diesel-full-refrigerated', 'factor', '0.06876'],
    // WTT- cargo ship: Container ship: Average, tonne.km
    ['freight_factors', 'freight-sea-container-marine_fuel', 'wtt_factor', '0.00363'],
    // WTT- bioenergy: Biodiesel HVO 6.21212 per GJ x 0.0036 / WTT- fuels: Diesel (average biofuel blend) 0.06109 per kWh net
    ['freight_fuel_ratios', 'freight-ratio-average-hvo', 'wtt_ratio', '0.3660768047'],
    // Water supply, cubic metres
    ['water', 'water-supply', 'factor', '0.149'],
    // Ember, release of April 2026: Belgium 2021
    ['grid_countries', 'grid-BE', 'factor', '131.79'],
    // eGRID2019: Texas, 913.424 lb CO2e per MWh x 0.45359237
    ['grid_us_states', 'grid-US-TX', 'factor', '414.32215697488'],
  ],
  '2022.1': [
    // Hotel stay: Japan, room per night
    ['hotel', 'hotel-JP', 'factor', '39'],
    // Fuels: Liquid fuels: Diesel (average biofuel blend), litres
    ['fuel_factors', 'fuel-direct-diesel-litre', 'factor', '2.55784'],
    // Fuels: Liquid fuels: Burning oil, kWh gross, N2O
    ['fuel_factors', 'fuel-direct-kerosene-kwh', 'kgn2o_as_co2e', '0.00061'],
    // Fuels: Gaseous fuels: Natural gas, kWh gross: 0.18254 x 29.30710833 kWh per therm
    ['fuel_factors', 'fuel-direct-natural_gas-therm', 'factor', '5.3497195545582'],
    // WTT- fuels: Solid fuels: Coal (industrial), tonnes: 393.14029 / 1000
    ['fuel_wtt_factors', 'fuel-wtt-coal_industrial-kg', 'factor', '0.39314029'],
    // Flights: Long-haul, to/from UK: Economy class: With RF
    ['flight_factors', 'flight-long-economy', 'factor', '0.14787'],
    // Flights: International, to/from non-UK: Business class: Without RF
    ['flight_factors', 'flight-international-business', 'factor_without_rf', '0.2156'],
    // Cars (by size): Average car: Battery Electric Vehicle 0.0514 / (UK electricity 0.19338 + T&D 0.01769) = 0.243521106742
    ['travel_electricity', 'travel-electricity-car-electric', 'kwh_per_km', '0.243521106742'],
    // Cars (by size): Large car: Plug-in Hybrid Electric Vehicle, UK electricity 0.0251 + T&D 0.00229
    ['travel_factors', 'travel-car-large_phev', 'electricity_kgco2e', '0.02739'],
    // Freighting goods: HGV refrigerated (all diesel): All artics: 100% Laden, tonne.km
    ['freight_factors', 'freight-road-articulated-diesel-full-refrigerated', 'factor', '0.06962'],
    // WTT- cargo ship: Container ship: Average, tonne.km
    ['freight_factors', 'freight-sea-container-marine_fuel', 'wtt_factor', '0.00363'],
    // WTT- bioenergy: Biodiesel HVO 10.25 per GJ x 0.0036 / WTT- fuels: Diesel (average biofuel blend) 0.06109 per kWh net
    ['freight_fuel_ratios', 'freight-ratio-average-hvo', 'wtt_ratio', '0.6040268456'],
    // Water supply, cubic metres
    ['water', 'water-supply', 'factor', '0.149'],
    // Ember, release of April 2026: Belgium 2022
    ['grid_countries', 'grid-BE', 'factor', '139.4'],
    // eGRID2020: Texas, 857.519 lb CO2e per MWh x 0.45359237
    ['grid_us_states', 'grid-US-TX', 'factor', '388.96407553003'],
  ],
  '2023.1': [
    // Hotel stay: Japan, room per night
    ['hotel', 'hotel-JP', 'factor', '39'],
    // Fuels: Liquid fuels: Diesel (average biofuel blend), litres
    ['fuel_factors', 'fuel-direct-diesel-litre', 'factor', '2.51206388456376'],
    // Fuels: Liquid fuels: Burning oil, kWh gross, N2O
    ['fuel_factors', 'fuel-direct-kerosene-kwh', 'kgn2o_as_co2e', '0.00054244966442953'],
    // Fuels: Gaseous fuels: Natural gas, kWh gross: 0.182928926174497 x 29.30710833 kWh per therm
    ['fuel_factors', 'fuel-direct-natural_gas-therm', 'factor', '5.36111785608655606226001'],
    // WTT- fuels: Solid fuels: Coal (industrial), tonnes: 418.14964 / 1000
    ['fuel_wtt_factors', 'fuel-wtt-coal_industrial-kg', 'factor', '0.41814964'],
    // Flights: Long-haul, to/from UK: Economy class: With RF
    ['flight_factors', 'flight-long-economy', 'factor', '0.200108280536913'],
    // Flights: International, to/from non-UK: Business class: Without RF
    ['flight_factors', 'flight-international-business', 'factor_without_rf', '0.230473205369128'],
    // Cars (by size): Average car: Battery Electric Vehicle 0.0547964416107383 / (UK electricity 0.207074288590604 + T&D 0.017915111409396) = 0.24355121446
    ['travel_electricity', 'travel-electricity-car-electric', 'kwh_per_km', '0.24355121446'],
    // Cars (by size): Large car: Plug-in Hybrid Electric Vehicle, UK electricity 0.0283331744966443 + T&D 0.00245009261744966
    ['travel_factors', 'travel-car-large_phev', 'electricity_kgco2e', '0.03078326711409396'],
    // Freighting goods: HGV refrigerated (all diesel): All artics: 100% Laden, tonne.km
    ['freight_factors', 'freight-road-articulated-diesel-full-refrigerated', 'factor', '0.0670626429530201'],
    // WTT- cargo ship: Container ship: Average, tonne.km
    ['freight_factors', 'freight-sea-container-marine_fuel', 'wtt_factor', '0.00365457279682783'],
    // WTT- bioenergy: Biodiesel HVO 8.11314 per GJ x 0.0036 / WTT- fuels: Diesel (average biofuel blend) 0.06181 per kWh net
    ['freight_fuel_ratios', 'freight-ratio-average-hvo', 'wtt_ratio', '0.4725336353'],
    // Water supply, cubic metres
    ['water', 'water-supply', 'factor', '0.176684546579014'],
    // Ember, release of April 2026: Belgium 2023
    ['grid_countries', 'grid-BE', 'factor', '134.67'],
    // eGRID2021: Texas, 860.242 lb CO2e per MWh x 0.45359237
    ['grid_us_states', 'grid-US-TX', 'factor', '390.19920755354'],
  ],
  '2024.1': [
    // Hotel stay: Japan, room per night
    ['hotel', 'hotel-JP', 'factor', '39'],
    // Fuels: Liquid fuels: Diesel (average biofuel blend), litres
    ['fuel_factors', 'fuel-direct-diesel-litre', 'factor', '2.51279'],
    // Fuels: Liquid fuels: Burning oil, kWh gross, N2O
    ['fuel_factors', 'fuel-direct-kerosene-kwh', 'kgn2o_as_co2e', '0.00054'],
    // Fuels: Gaseous fuels: Natural gas, kWh gross: 0.1829 x 29.30710833 kWh per therm
    ['fuel_factors', 'fuel-direct-natural_gas-therm', 'factor', '5.360270113557'],
    // WTT- fuels: Solid fuels: Coal (industrial), tonnes: 418.14964 / 1000
    ['fuel_wtt_factors', 'fuel-wtt-coal_industrial-kg', 'factor', '0.41814964'],
    // Flights: Long-haul, to/from UK: Economy class: With RF
    ['flight_factors', 'flight-long-economy', 'factor', '0.20011'],
    // Flights: International, to/from non-UK: Business class: Without RF
    ['flight_factors', 'flight-international-business', 'factor_without_rf', '0.23047'],
    // Cars (by size): Average car: Battery Electric Vehicle 0.04745 / (UK electricity 0.20705 + T&D 0.0183) = 0.210561349013
    ['travel_electricity', 'travel-electricity-car-electric', 'kwh_per_km', '0.210561349013'],
    // Cars (by size): Large car: Plug-in Hybrid Electric Vehicle, UK electricity 0.01487 + T&D 0.00131
    ['travel_factors', 'travel-car-large_phev', 'electricity_kgco2e', '0.01618'],
    // Freighting goods: HGV refrigerated (all diesel): All artics: 100% Laden, tonne.km
    ['freight_factors', 'freight-road-articulated-diesel-full-refrigerated', 'factor', '0.0673'],
    // WTT- cargo ship: Container ship: Average, tonne.km
    ['freight_factors', 'freight-sea-container-marine_fuel', 'wtt_factor', '0.00365'],
    // WTT- bioenergy: Biodiesel HVO 16.288 per GJ x 0.0036 / WTT- fuels: Diesel (average biofuel blend) 0.06181 per kWh net
    ['freight_fuel_ratios', 'freight-ratio-average-hvo', 'wtt_ratio', '0.9486620288'],
    // Water supply, cubic metres
    ['water', 'water-supply', 'factor', '0.15311'],
    // Ember, release of April 2026: Belgium 2024
    ['grid_countries', 'grid-BE', 'factor', '126.96'],
    // eGRID2021: Texas, 860.242 lb CO2e per MWh x 0.45359237
    ['grid_us_states', 'grid-US-TX', 'factor', '390.19920755354'],
  ],
  '2025.2': [
    // Hotel stay: Japan, room per night
    ['hotel', 'hotel-JP', 'factor', '39'],
    // Fuels: Liquid fuels: Diesel (average biofuel blend), litres
    ['fuel_factors', 'fuel-direct-diesel-litre', 'factor', '2.57082'],
    // Fuels: Liquid fuels: Burning oil, kWh gross, N2O
    ['fuel_factors', 'fuel-direct-kerosene-kwh', 'kgn2o_as_co2e', '0.00054'],
    // Fuels: Gaseous fuels: Natural gas, kWh gross: 0.18296 x 29.30710833 kWh per therm
    ['fuel_factors', 'fuel-direct-natural_gas-therm', 'factor', '5.3620285400568'],
    // WTT- fuels: Solid fuels: Coal (industrial), tonnes: 418.14964 / 1000
    ['fuel_wtt_factors', 'fuel-wtt-coal_industrial-kg', 'factor', '0.41814964'],
    // Flights: Long-haul, to/from UK: Economy class: With RF
    ['flight_factors', 'flight-long-economy', 'factor', '0.11704'],
    // Flights: International, to/from non-UK: Business class: Without RF
    ['flight_factors', 'flight-international-business', 'factor_without_rf', '0.18701'],
    // Cars (by size): Average car: Battery Electric Vehicle 0.04047 / (UK electricity 0.177 + T&D 0.01853) = 0.206975911625
    ['travel_electricity', 'travel-electricity-car-electric', 'kwh_per_km', '0.206975911625'],
    // Cars (by size): Large car: Plug-in Hybrid Electric Vehicle, UK electricity 0.01266 + T&D 0.00132
    ['travel_factors', 'travel-car-large_phev', 'electricity_kgco2e', '0.01398'],
    // Freighting goods: HGV refrigerated (all diesel): All artics: 100% Laden, tonne.km
    ['freight_factors', 'freight-road-articulated-diesel-full-refrigerated', 'factor', '0.06966'],
    // WTT- cargo ship: Container ship: Average, tonne.km
    ['freight_factors', 'freight-sea-container-marine_fuel', 'wtt_factor', '0.00365'],
    // WTT- bioenergy: Biodiesel HVO 16.445 per GJ x 0.0036 / WTT- fuels: Diesel (average biofuel blend) 0.06181 per kWh net
    ['freight_fuel_ratios', 'freight-ratio-average-hvo', 'wtt_ratio', '0.9578061802'],
    // Water supply, cubic metres
    ['water', 'water-supply', 'factor', '0.1913'],
    // Ember, release of April 2026: Belgium 2025
    ['grid_countries', 'grid-BE', 'factor', '149.82'],
    // eGRID2023 rev 2: Texas, g CO2e per kWh
    ['grid_us_states', 'grid-US-TX', 'factor', '349.8'],
  ],
  '2026.1': [
    // Hotel stay: Japan, room per night
    ['hotel', 'hotel-JP', 'factor', '39'],
    // Fuels: Liquid fuels: Diesel (average biofuel blend), litres
    ['fuel_factors', 'fuel-direct-diesel-litre', 'factor', '2.58354'],
    // Fuels: Liquid fuels: Burning oil, kWh gross, N2O
    ['fuel_factors', 'fuel-direct-kerosene-kwh', 'kgn2o_as_co2e', '0.00054'],
    // Fuels: Gaseous fuels: Natural gas, kWh gross: 0.18231 x 29.30710833 kWh per therm
    ['fuel_factors', 'fuel-direct-natural_gas-therm', 'factor', '5.3429789196423'],
    // WTT- fuels: Solid fuels: Coal (industrial), tonnes: 418.14964 / 1000
    ['fuel_wtt_factors', 'fuel-wtt-coal_industrial-kg', 'factor', '0.41814964'],
    // Flights: Long-haul, to/from UK: Economy class: With RF
    ['flight_factors', 'flight-long-economy', 'factor', '0.11704'],
    // Flights: International, to/from non-UK: Business class: Without RF
    ['flight_factors', 'flight-international-business', 'factor_without_rf', '0.18701'],
    // Cars (by size): Average car: Battery Electric Vehicle 0.02951 / (UK electricity 0.13096 + T&D 0.01299) = 0.205001736714
    ['travel_electricity', 'travel-electricity-car-electric', 'kwh_per_km', '0.205001736714'],
    // Cars (by size): Large car: Plug-in Hybrid Electric Vehicle, UK electricity 0.00944 + T&D 0.00093
    ['travel_factors', 'travel-car-large_phev', 'electricity_kgco2e', '0.01037'],
    // Freighting goods: HGV (refrigerated, all diesel): Average refrigerated artics: 100% Laden, tonne.km
    ['freight_factors', 'freight-road-articulated-diesel-full-refrigerated', 'factor', '0.07004'],
    // WTT- cargo ship: Container ship: Average, tonne.km
    ['freight_factors', 'freight-sea-container-marine_fuel', 'wtt_factor', '0.00365'],
    // WTT- bioenergy: Biodiesel HVO 16.445 per GJ x 0.0036 / WTT- fuels: Diesel (average biofuel blend) 0.06181 per kWh net
    ['freight_fuel_ratios', 'freight-ratio-average-hvo', 'wtt_ratio', '0.9578061802'],
    // Water supply, cubic metres
    ['water', 'water-supply', 'factor', '0.1913'],
    // Ember, release of April 2026: Belgium 2025
    ['grid_countries', 'grid-BE', 'factor', '149.82'],
    // eGRID2023 rev 2: Texas, g CO2e per kWh
    ['grid_us_states', 'grid-US-TX', 'factor', '349.8'],
  ],
}

describe.each(Object.entries(FIGURES))('%s', (edition, figures) => {
  test.each(figures)('%s: %s, %s is %s', (name, id, column, value) => {
    expect(table(edition, name).find((row) => row.id === id)?.[column]).toBe(value)
  })
})
