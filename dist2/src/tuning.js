// basalt/tuning: the search spaces of the kernel families, the search, and the database. For `npm run tune`, and for programs that bring
// measurements of their own.
export { classOf } from './autotune/key.js';
export { merged, parseRecords, RULES } from './autotune/rows.js';
export { search } from './autotune/search.js';
export { writeStore } from './autotune/store.js';
export { tuningTable } from './autotune/table.js';
export { gemmSpace } from './blas3/products/gemm.space.js';
