// basalt/linalg: verbs on ndarrays, which take care of contexts, buffers and layouts; and Matrix Market files.
export { getContext, setContext } from './defaultContext.ts';
export * from './matrixMarket.ts';
export { type Numbers, type Solved, type SolveOptions, solve } from './solve.ts';
