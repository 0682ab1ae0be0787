// The public API: contexts and buffers, errors, and every routine with its precision aliases.
export * from './blas3/gemm.ts';
export * from './blas3/trsm.ts';
export type { Bound } from './core/args.ts';
export * from './core/errors.ts';
export { floatsToHalves, halfToNumber, halvesToFloats, numberToHalf } from './core/half.ts';
export type { Backend, Diag, Ptr, Side, Trans, Uplo } from './core/matrix.ts';
export { type ArrayOf, type ElementType, type HostArray, type Prec, precisions } from './core/precision.ts';
export type { ArgSpec, RoutineSpec } from './core/spec.ts';
export type { Strided } from './core/strided.ts';
export * from './lapack/gesv.ts';
export * from './lapack/getrf.ts';
export * from './lapack/getrs.ts';
export * from './lapack/laswp.ts';
export type { DeviceBuffer } from './runtime/buffer.ts';
export { type Context, type ContextOptions, createContext, type UploadedMatrix } from './runtime/context.ts';
export type { Queue, TraceEntry } from './runtime/queue.ts';
