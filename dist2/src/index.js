// The public API: contexts and buffers, errors, and every routine by its names.
export * from './blas1/rotg.js';
export * from './blas1/rotmg.js';
export * from './core/errors.js';
export { fields, } from './core/field.js';
export { floatsToHalves, halfToNumber, halvesToFloats, numberToHalf } from './core/half.js';
export { flopsOf } from './core/spec.js';
export { calibrate } from './lapack/costs.hybrid.js';
export * from './routines.gen.js';
export { adapters, createContexts, } from './runtime/adapters.js';
export { createContext } from './runtime/createContext.js';
export { spread } from './runtime/spread.js';
export { chromeTrace } from './runtime/timeline.js';
