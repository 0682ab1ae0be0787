// The part of the registry with the batched routines, three forms of each, and their kernels.

import { bandRecords } from './batched/bandDevice.kernels.ts';
import { gbLu, gbSolve } from './batched/bandFactors.kernels.ts';
import { gtLu, gtSolve, ptLdl } from './batched/bandTridiagonal.kernels.ts';
import { batchRecords } from './batched/deviceBatch.kernels.ts';
import { expmBatchedSpec, expmStridedBatchedSpec, expmVbatchedSpec } from './batched/expmBatched.ts';
import { gbsvBatchedSpec, gbsvStridedBatchedSpec, gbsvVbatchedSpec } from './batched/gbsvBatched.ts';
import { gbtrfBatchedSpec, gbtrfStridedBatchedSpec, gbtrfVbatchedSpec } from './batched/gbtrfBatched.ts';
import { gbtrsBatchedSpec, gbtrsStridedBatchedSpec, gbtrsVbatchedSpec } from './batched/gbtrsBatched.ts';
import { geconBatchedSpec, geconStridedBatchedSpec, geconVbatchedSpec } from './batched/geconBatched.ts';
import { gelsBatchedSpec, gelsStridedBatchedSpec, gelsVbatchedSpec } from './batched/gelsBatched.ts';
import { gelsSmall } from './batched/gelsSmall.kernels.ts';
import { gelsyBatchedSpec, gelsyStridedBatchedSpec, gelsyVbatchedSpec } from './batched/gelsyBatched.ts';
import { gemmBatchedKernel, gemmStridedBatchedKernel, gemmVbatchedKernel } from './batched/gemmBatched.kernels.ts';
import { gemmBatchedSpec } from './batched/gemmBatched.ts';
import { gemmStridedBatchedSpec } from './batched/gemmStridedBatched.ts';
import { gemmTensorBatched } from './batched/gemmTensorBatched.kernels.ts';
import { gemmVbatchedSpec } from './batched/gemmVbatched.ts';
import { gemvBatchedKernel } from './batched/gemvBatched.kernels.ts';
import { gemvBatchedSpec, gemvStridedBatchedSpec, gemvVbatchedSpec } from './batched/gemvBatched.ts';
import { geqp3BatchedSpec, geqp3StridedBatchedSpec, geqp3VbatchedSpec } from './batched/geqp3Batched.ts';
import { geqrfBatchedSpec, geqrfStridedBatchedSpec, geqrfVbatchedSpec } from './batched/geqrfBatched.ts';
import { gesvBatchedSpec, gesvStridedBatchedSpec, gesvVbatchedSpec } from './batched/gesvBatched.ts';
import {
  gesvRefinedBatchedSpec,
  gesvRefinedStridedBatchedSpec,
  gesvRefinedVbatchedSpec,
} from './batched/gesvRefinedBatched.ts';
import { getrfBatchedSpec, getrfStridedBatchedSpec, getrfVbatchedSpec } from './batched/getrfBatched.ts';
import {
  getrfNopivBatchedSpec,
  getrfNopivStridedBatchedSpec,
  getrfNopivVbatchedSpec,
} from './batched/getrfNopivBatched.ts';
import { getriBatchedSpec, getriStridedBatchedSpec, getriVbatchedSpec } from './batched/getriBatched.ts';
import { getrsBatchedSpec, getrsStridedBatchedSpec, getrsVbatchedSpec } from './batched/getrsBatched.ts';
import {
  getrsNopivBatchedSpec,
  getrsNopivStridedBatchedSpec,
  getrsNopivVbatchedSpec,
} from './batched/getrsNopivBatched.ts';
import { gtsvBatchedSpec, gtsvStridedBatchedSpec, gtsvVbatchedSpec } from './batched/gtsvBatched.ts';
import { gttrfBatchedSpec, gttrfStridedBatchedSpec, gttrfVbatchedSpec } from './batched/gttrfBatched.ts';
import { gttrsBatchedSpec, gttrsStridedBatchedSpec, gttrsVbatchedSpec } from './batched/gttrsBatched.ts';
import { invrootBatchedSpec, invrootStridedBatchedSpec, invrootVbatchedSpec } from './batched/invrootBatched.ts';
import { langeBatchedKernel } from './batched/langeBatched.kernels.ts';
import { langeBatchedSpec, langeStridedBatchedSpec, langeVbatchedSpec } from './batched/langeBatched.ts';
import { lansyBatchedSpec, lansyStridedBatchedSpec, lansyVbatchedSpec } from './batched/lansyBatched.ts';
import { gelsGather, gelsLargest, gelsScatter } from './batched/large/gels.kernels.ts';
import { gelsySolve, qp3Group } from './batched/large/geqp3.kernels.ts';
import { batchScatter, choleskyGroup, luGroup, substituteGroup } from './batched/large/group.kernels.ts';
import { qrGroup } from './batched/large/qrGroup.kernels.ts';
import { qrPut, qrRecords } from './batched/large/qrWork.kernels.ts';
import { batchGather, batchPivots, batchReport } from './batched/large/single.kernels.ts';
import { matinvBatchedSpec, matinvStridedBatchedSpec, matinvVbatchedSpec } from './batched/matinvBatched.ts';
import { newtonKernels } from './batched/newton.kernels.ts';
import { orgqrBatchedSpec, orgqrStridedBatchedSpec, orgqrVbatchedSpec } from './batched/orgqrBatched.ts';
import { ormqrBatchedSpec, ormqrStridedBatchedSpec, ormqrVbatchedSpec } from './batched/ormqrBatched.ts';
import { poconBatchedSpec, poconStridedBatchedSpec, poconVbatchedSpec } from './batched/poconBatched.ts';
import { posvBatchedSpec, posvStridedBatchedSpec, posvVbatchedSpec } from './batched/posvBatched.ts';
import {
  posvRefinedBatchedSpec,
  posvRefinedStridedBatchedSpec,
  posvRefinedVbatchedSpec,
} from './batched/posvRefinedBatched.ts';
import { potrfBatchedSpec, potrfStridedBatchedSpec, potrfVbatchedSpec } from './batched/potrfBatched.ts';
import { potriBatchedSpec, potriStridedBatchedSpec, potriVbatchedSpec } from './batched/potriBatched.ts';
import { potrsBatchedSpec, potrsStridedBatchedSpec, potrsVbatchedSpec } from './batched/potrsBatched.ts';
import { ptsvBatchedSpec, ptsvStridedBatchedSpec, ptsvVbatchedSpec } from './batched/ptsvBatched.ts';
import { pttrfBatchedSpec, pttrfStridedBatchedSpec, pttrfVbatchedSpec } from './batched/pttrfBatched.ts';
import { pttrsBatchedSpec, pttrsStridedBatchedSpec, pttrsVbatchedSpec } from './batched/pttrsBatched.ts';
import { qrBatchedSpec, qrStridedBatchedSpec, qrVbatchedSpec } from './batched/qrBatched.ts';
import { qrSmall } from './batched/qrSmall.kernels.ts';
import { reflectGroup, reflectMove } from './batched/reflect.kernels.ts';
import { slogdetBatched } from './batched/slogdetStridedBatched.kernels.ts';
import { slogdetStridedBatchedSpec } from './batched/slogdetStridedBatched.ts';
import { cholSmall, invSmall, luSmall, solveSmall } from './batched/small.kernels.ts';
import { sqrtmBatchedSpec, sqrtmStridedBatchedSpec, sqrtmVbatchedSpec } from './batched/sqrtmBatched.ts';
import { squareKernels } from './batched/squares.kernels.ts';
import { syrkBatchedKernel } from './batched/syrkBatched.kernels.ts';
import { syrkBatchedSpec, syrkStridedBatchedSpec, syrkVbatchedSpec } from './batched/syrkBatched.ts';
import {
  sysvNopivBatchedSpec,
  sysvNopivStridedBatchedSpec,
  sysvNopivVbatchedSpec,
} from './batched/sysvNopivBatched.ts';
import {
  sytrfNopivBatchedSpec,
  sytrfNopivStridedBatchedSpec,
  sytrfNopivVbatchedSpec,
} from './batched/sytrfNopivBatched.ts';
import {
  sytrsNopivBatchedSpec,
  sytrsNopivStridedBatchedSpec,
  sytrsNopivVbatchedSpec,
} from './batched/sytrsNopivBatched.ts';
import { trsmBatchedKernel, trsmBatchedTallKernel } from './batched/trsmBatched.kernels.ts';
import { trsmBatchedSpec, trsmStridedBatchedSpec, trsmVbatchedSpec } from './batched/trsmBatched.ts';
import { trsvBatchedSpec, trsvStridedBatchedSpec, trsvVbatchedSpec } from './batched/trsvBatched.ts';
import { conGroup, refineCopy, refineGroup, refineReport } from './batched/vectorGroup.kernels.ts';
import type { RoutineSpec } from './core/spec.ts';
import type { Kernel } from './runtime/kernel.ts';

export const batchedRoutines: readonly RoutineSpec[] = [
  gemmStridedBatchedSpec,
  gemmBatchedSpec,
  gemmVbatchedSpec,
  gemvStridedBatchedSpec,
  gemvBatchedSpec,
  gemvVbatchedSpec,
  trsvStridedBatchedSpec,
  trsvBatchedSpec,
  trsvVbatchedSpec,
  trsmStridedBatchedSpec,
  trsmBatchedSpec,
  trsmVbatchedSpec,
  syrkStridedBatchedSpec,
  syrkBatchedSpec,
  syrkVbatchedSpec,
  getrfStridedBatchedSpec,
  getrfBatchedSpec,
  getrfVbatchedSpec,
  getrfNopivStridedBatchedSpec,
  getrfNopivBatchedSpec,
  getrfNopivVbatchedSpec,
  getrsStridedBatchedSpec,
  getrsBatchedSpec,
  getrsVbatchedSpec,
  getrsNopivStridedBatchedSpec,
  getrsNopivBatchedSpec,
  getrsNopivVbatchedSpec,
  gesvStridedBatchedSpec,
  gesvBatchedSpec,
  gesvVbatchedSpec,
  getriStridedBatchedSpec,
  getriBatchedSpec,
  getriVbatchedSpec,
  matinvStridedBatchedSpec,
  matinvBatchedSpec,
  matinvVbatchedSpec,
  potrfStridedBatchedSpec,
  potrfBatchedSpec,
  potrfVbatchedSpec,
  potrsStridedBatchedSpec,
  potrsBatchedSpec,
  potrsVbatchedSpec,
  posvStridedBatchedSpec,
  posvBatchedSpec,
  posvVbatchedSpec,
  potriStridedBatchedSpec,
  potriBatchedSpec,
  potriVbatchedSpec,
  geqrfStridedBatchedSpec,
  geqrfBatchedSpec,
  geqrfVbatchedSpec,
  orgqrStridedBatchedSpec,
  orgqrBatchedSpec,
  orgqrVbatchedSpec,
  ormqrStridedBatchedSpec,
  ormqrBatchedSpec,
  ormqrVbatchedSpec,
  qrStridedBatchedSpec,
  qrBatchedSpec,
  qrVbatchedSpec,
  gelsStridedBatchedSpec,
  gelsBatchedSpec,
  gelsVbatchedSpec,
  geqp3StridedBatchedSpec,
  geqp3BatchedSpec,
  geqp3VbatchedSpec,
  gelsyStridedBatchedSpec,
  gelsyBatchedSpec,
  gelsyVbatchedSpec,
  sytrfNopivStridedBatchedSpec,
  sytrfNopivBatchedSpec,
  sytrfNopivVbatchedSpec,
  sytrsNopivStridedBatchedSpec,
  sytrsNopivBatchedSpec,
  sytrsNopivVbatchedSpec,
  sysvNopivStridedBatchedSpec,
  sysvNopivBatchedSpec,
  sysvNopivVbatchedSpec,
  langeStridedBatchedSpec,
  langeBatchedSpec,
  langeVbatchedSpec,
  lansyStridedBatchedSpec,
  lansyBatchedSpec,
  lansyVbatchedSpec,
  geconStridedBatchedSpec,
  geconBatchedSpec,
  geconVbatchedSpec,
  poconStridedBatchedSpec,
  poconBatchedSpec,
  poconVbatchedSpec,
  gesvRefinedStridedBatchedSpec,
  gesvRefinedBatchedSpec,
  gesvRefinedVbatchedSpec,
  posvRefinedStridedBatchedSpec,
  posvRefinedBatchedSpec,
  posvRefinedVbatchedSpec,
  slogdetStridedBatchedSpec,
  expmStridedBatchedSpec,
  expmBatchedSpec,
  expmVbatchedSpec,
  sqrtmStridedBatchedSpec,
  sqrtmBatchedSpec,
  sqrtmVbatchedSpec,
  invrootStridedBatchedSpec,
  invrootBatchedSpec,
  invrootVbatchedSpec,
  gtsvStridedBatchedSpec,
  gtsvBatchedSpec,
  gtsvVbatchedSpec,
  gttrfStridedBatchedSpec,
  gttrfBatchedSpec,
  gttrfVbatchedSpec,
  gttrsStridedBatchedSpec,
  gttrsBatchedSpec,
  gttrsVbatchedSpec,
  ptsvStridedBatchedSpec,
  ptsvBatchedSpec,
  ptsvVbatchedSpec,
  pttrfStridedBatchedSpec,
  pttrfBatchedSpec,
  pttrfVbatchedSpec,
  pttrsStridedBatchedSpec,
  pttrsBatchedSpec,
  pttrsVbatchedSpec,
  gbtrfStridedBatchedSpec,
  gbtrfBatchedSpec,
  gbtrfVbatchedSpec,
  gbtrsStridedBatchedSpec,
  gbtrsBatchedSpec,
  gbtrsVbatchedSpec,
  gbsvStridedBatchedSpec,
  gbsvBatchedSpec,
  gbsvVbatchedSpec,
];

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
