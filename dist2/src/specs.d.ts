export { type ArgSpec, argNames, flopsOf, type RoutineSpec, routineName } from './core/spec.ts';
export * from './specs.gen.ts';
