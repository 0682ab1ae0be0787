// The public API: contexts and buffers, errors, and every routine by its names.

export * from './blas1/rotg.ts';
export * from './blas1/rotmg.ts';
export type { Norm } from './blas3/norms/norm.ts';
export type { Bound } from './core/args.ts';
export type { BatchStorage, OnFailure } from './core/batchForms.ts';
export * from './core/errors.ts';
export type { Expression } from './core/expression.ts';
export {
  type ArrayOf,
  type Complex,
  type ComplexPrec,
  type ElementType,
  fields,
  type HostArray,
  type Prec,
  type RealOf,
  type Scalar,
  type SumOf,
} from './core/field.ts';
export { floatsToHalves, halfToNumber, halvesToFloats, numberToHalf } from './core/half.ts';
export type { Backend, Diag, Ptr, Side, Trans, Uplo } from './core/matrix.ts';
export { type ArgSpec, flopsOf, type RoutineSpec } from './core/spec.ts';
export type { Strided } from './core/strided.ts';
export { type CalibrateOptions, calibrate } from './lapack/costs.hybrid.ts';
export type { FactorCosts } from './lapack/factorCosts.ts';
export type { FactorMode, Pivoting, UpdateMath } from './lapack/factorOptions.ts';
export type { MixedPivoting, ResidualPlace } from './lapack/mixed/mixedOptions.ts';
export * from './routines.gen.ts';
export {
  type AdapterFound,
  type AdapterList,
  adapters,
  type ContextsOptions,
  createContexts,
} from './runtime/adapters.ts';
export type { DeviceBuffer } from './runtime/buffer.ts';
export type { Context, Unwrapped, UploadedMatrix } from './runtime/context.ts';
export type { ContextOptions, DoublesPlace } from './runtime/contextOptions.ts';
export { createContext } from './runtime/createContext.ts';
export type { Plan, PlanCalls, PlanValue, PlanValues } from './runtime/plan.ts';
export type { Profile, ProfileCalls, ProfiledDispatch, ProfileRow } from './runtime/profile.ts';
export type { Queue, TraceEntry } from './runtime/queue.ts';
export { type Share, type SpreadOptions, spread } from './runtime/spread.ts';
export { chromeTrace, type Lane, type TimelineRecord } from './runtime/timeline.ts';
