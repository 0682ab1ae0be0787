// basalt/specs: every routine as data: its arguments, their kinds and rules, and what it costs. Routines, checks, testers and documentation
// are made from them.
export { argNames, flopsOf, routineName } from './core/spec.js';
export * from './specs.gen.js';
