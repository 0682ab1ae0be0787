// Parts of routines, and products with their kernel named, for the benchmarks of this repository, which must see behind the choice. No
// entry point of the package.
export { enqueuePotrfBatch } from './batched/cholesky/potrfBatched.gpu.js';
export { enqueueGetrfBatch } from './batched/lu/getrfBatched.gpu.js';
export { enqueueGemm } from './blas3/products/gemm.gpu.js';
export { gemmCandidates, gemmNames } from './blas3/products/gemmCandidates.gpu.js';
export { enqueueOrmtr } from './lapack/eigen/ormtr.gpu.js';
export { diagonalsOf, enqueueBand, enqueueChased, enqueueSb2st } from './lapack/eigen/sb2st.gpu.js';
export { enqueueBandFactor, enqueueSy2sb } from './lapack/eigen/sy2sb.gpu.js';
export { enqueueEigenvalues, enqueueSyevd } from './lapack/eigen/syevd.hybrid.js';
export { enqueueSyevx } from './lapack/eigen/syevx.hybrid.js';
export { enqueueSytrd } from './lapack/eigen/sytrd.gpu.js';
export { enqueueGehrd } from './lapack/schur/gehrd.gpu.js';
export { enqueueOrghr } from './lapack/schur/orghr.gpu.js';
export { enqueueGebrd } from './lapack/svd/gebrd.gpu.js';
export { enqueueGesdd } from './lapack/svd/gesdd.hybrid.js';
export { enqueueSingularValues } from './lapack/svd/gesddValues.gpu.js';
export { enqueueOrgbr } from './lapack/svd/orgbr.gpu.js';
export { enqueueTensor as enqueueAttentionTensor } from './nn/attention/attentionTensor.gpu.js';
export { TENSOR_TILES as ATTENTION_TILES, tensorTileNames as attentionTileNames, } from './nn/attention/attentionTensor.kernels.js';
