// Parts of routines, and products with their kernel named, for the benchmarks of this repository, which must see behind the choice. No
// entry point of the package.
export { enqueuePotrfBatch } from './batched/cholesky/potrfBatched.gpu.ts';
export { enqueueGetrfBatch } from './batched/lu/getrfBatched.gpu.ts';
export { type DeviceGemm, enqueueGemm } from './blas3/products/gemm.gpu.ts';
export { gemmCandidates, gemmNames } from './blas3/products/gemmCandidates.gpu.ts';
export { enqueueOrmtr } from './lapack/eigen/ormtr.gpu.ts';
export { diagonalsOf, enqueueBand, enqueueChased, enqueueSb2st } from './lapack/eigen/sb2st.gpu.ts';
export { enqueueBandFactor, enqueueSy2sb } from './lapack/eigen/sy2sb.gpu.ts';
export { enqueueEigenvalues, enqueueSyevd } from './lapack/eigen/syevd.hybrid.ts';
export { enqueueSyevx } from './lapack/eigen/syevx.hybrid.ts';
export { enqueueSytrd } from './lapack/eigen/sytrd.gpu.ts';
export { enqueueGehrd } from './lapack/schur/gehrd.gpu.ts';
export { enqueueOrghr } from './lapack/schur/orghr.gpu.ts';
export { enqueueGebrd } from './lapack/svd/gebrd.gpu.ts';
export { enqueueGesdd } from './lapack/svd/gesdd.hybrid.ts';
export { enqueueSingularValues } from './lapack/svd/gesddValues.gpu.ts';
export { enqueueOrgbr } from './lapack/svd/orgbr.gpu.ts';
export { enqueueTensor as enqueueAttentionTensor } from './nn/attention/attentionTensor.gpu.ts';
export {
  TENSOR_TILES as ATTENTION_TILES,
  tensorTileNames as attentionTileNames,
} from './nn/attention/attentionTensor.kernels.ts';
