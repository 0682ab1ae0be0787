// basalt/specs: every routine as data: its arguments, their kinds and rules, and what it costs. Routines, checks, testers and documentation
// are made from them.
export { type ArgSpec, argNames, flopsOf, type RoutineSpec, routineName } from './core/spec.ts';
export * from './specs.gen.ts';
