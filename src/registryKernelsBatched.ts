// The part of registryKernels.ts with the kernels of batched routines.

import { bandRecords } from './batched/band/bandDevice.kernels.ts';
import { gbLu, gbSolve } from './batched/band/bandFactors.kernels.ts';
import { gtLu, gtSolve, ptLdl } from './batched/band/bandTridiagonal.kernels.ts';
import { batchRecords } from './batched/deviceBatch.kernels.ts';
import { newtonKernels } from './batched/functions/newton.kernels.ts';
import { squareKernels } from './batched/functions/squares.kernels.ts';
import { gelsGather, gelsLargest, gelsScatter } from './batched/large/gels.kernels.ts';
import { gelsySolve, qp3Group } from './batched/large/geqp3.kernels.ts';
import { batchScatter, choleskyGroup, luGroup, substituteGroup } from './batched/large/group.kernels.ts';
import { qrGroup } from './batched/large/qrGroup.kernels.ts';
import { qrPut, qrRecords } from './batched/large/qrWork.kernels.ts';
import { batchGather, batchPivots, batchReport } from './batched/large/single.kernels.ts';
import { slogdetBatched } from './batched/lu/slogdetStridedBatched.kernels.ts';
import { langeBatchedKernel } from './batched/norms/langeBatched.kernels.ts';
import {
  gemmBatchedKernel,
  gemmStridedBatchedKernel,
  gemmVbatchedKernel,
} from './batched/products/gemmBatched.kernels.ts';
import { gemmTensorBatched } from './batched/products/gemmTensorBatched.kernels.ts';
import { gemvBatchedKernel } from './batched/products/gemvBatched.kernels.ts';
import { syrkBatchedKernel } from './batched/products/syrkBatched.kernels.ts';
import { gelsSmall } from './batched/qr/gelsSmall.kernels.ts';
import { qrSmall } from './batched/qr/qrSmall.kernels.ts';
import { reflectGroup, reflectMove } from './batched/qr/reflect.kernels.ts';
import { cholSmall, invSmall, luSmall, solveSmall } from './batched/small.kernels.ts';
import { trsmBatchedKernel, trsmBatchedTallKernel } from './batched/triangular/trsmBatched.kernels.ts';
import { conGroup, refineCopy, refineGroup, refineReport } from './batched/vectorGroup.kernels.ts';
import type { Kernel } from './runtime/kernel.ts';

export const batchedKernels: readonly Kernel[] = [
  gemmStridedBatchedKernel,
  gemmBatchedKernel,
  gemmVbatchedKernel,
  batchRecords,
  luSmall,
  langeBatchedKernel,
  conGroup,
  refineCopy,
  refineGroup,
  refineReport,
  cholSmall,
  invSmall,
  solveSmall,
  gemmTensorBatched,
  gemvBatchedKernel,
  trsmBatchedKernel,
  trsmBatchedTallKernel,
  luGroup,
  choleskyGroup,
  substituteGroup,
  batchScatter,
  batchGather,
  batchPivots,
  batchReport,
  syrkBatchedKernel,
  slogdetBatched,
  bandRecords,
  gtLu,
  gtSolve,
  ptLdl,
  gbLu,
  gbSolve,
  qrSmall,
  ...squareKernels,
  ...newtonKernels,
  qp3Group,
  gelsySolve,
  reflectGroup,
  reflectMove,
  gelsSmall,
  gelsLargest,
  gelsGather,
  gelsScatter,
  qrGroup,
  qrPut,
  qrRecords,
];
