export { classOf, type Shape, type ShapeClass } from './autotune/key.ts';
export { merged, parseRecords, type Row, RULES, type TuningRecord } from './autotune/rows.ts';
export { type Found, search, type Trial, type Tries } from './autotune/search.ts';
export type { Candidate, Space } from './autotune/space.ts';
export { writeStore } from './autotune/store.ts';
export { type TuningSource, type TuningTable, tuningTable } from './autotune/table.ts';
export { gemmSpace } from './blas3/products/gemm.space.ts';
