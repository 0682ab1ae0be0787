// The part of the registry with the batched routines, three forms of each.

import { gbsvBatchedSpec, gbsvStridedBatchedSpec, gbsvVbatchedSpec } from './batched/band/gbsvBatched.ts';
import { gbtrfBatchedSpec, gbtrfStridedBatchedSpec, gbtrfVbatchedSpec } from './batched/band/gbtrfBatched.ts';
import { gbtrsBatchedSpec, gbtrsStridedBatchedSpec, gbtrsVbatchedSpec } from './batched/band/gbtrsBatched.ts';
import { gtsvBatchedSpec, gtsvStridedBatchedSpec, gtsvVbatchedSpec } from './batched/band/gtsvBatched.ts';
import { gttrfBatchedSpec, gttrfStridedBatchedSpec, gttrfVbatchedSpec } from './batched/band/gttrfBatched.ts';
import { gttrsBatchedSpec, gttrsStridedBatchedSpec, gttrsVbatchedSpec } from './batched/band/gttrsBatched.ts';
import { ptsvBatchedSpec, ptsvStridedBatchedSpec, ptsvVbatchedSpec } from './batched/band/ptsvBatched.ts';
import { pttrfBatchedSpec, pttrfStridedBatchedSpec, pttrfVbatchedSpec } from './batched/band/pttrfBatched.ts';
import { pttrsBatchedSpec, pttrsStridedBatchedSpec, pttrsVbatchedSpec } from './batched/band/pttrsBatched.ts';
import { posvBatchedSpec, posvStridedBatchedSpec, posvVbatchedSpec } from './batched/cholesky/posvBatched.ts';
import { potrfBatchedSpec, potrfStridedBatchedSpec, potrfVbatchedSpec } from './batched/cholesky/potrfBatched.ts';
import { potriBatchedSpec, potriStridedBatchedSpec, potriVbatchedSpec } from './batched/cholesky/potriBatched.ts';
import { potrsBatchedSpec, potrsStridedBatchedSpec, potrsVbatchedSpec } from './batched/cholesky/potrsBatched.ts';
import { geconBatchedSpec, geconStridedBatchedSpec, geconVbatchedSpec } from './batched/condition/geconBatched.ts';
import { poconBatchedSpec, poconStridedBatchedSpec, poconVbatchedSpec } from './batched/condition/poconBatched.ts';
import { expmBatchedSpec, expmStridedBatchedSpec, expmVbatchedSpec } from './batched/functions/expmBatched.ts';
import {
  invrootBatchedSpec,
  invrootStridedBatchedSpec,
  invrootVbatchedSpec,
} from './batched/functions/invrootBatched.ts';
import { sqrtmBatchedSpec, sqrtmStridedBatchedSpec, sqrtmVbatchedSpec } from './batched/functions/sqrtmBatched.ts';
import {
  sysvNopivBatchedSpec,
  sysvNopivStridedBatchedSpec,
  sysvNopivVbatchedSpec,
} from './batched/indefinite/sysvNopivBatched.ts';
import {
  sytrfNopivBatchedSpec,
  sytrfNopivStridedBatchedSpec,
  sytrfNopivVbatchedSpec,
} from './batched/indefinite/sytrfNopivBatched.ts';
import {
  sytrsNopivBatchedSpec,
  sytrsNopivStridedBatchedSpec,
  sytrsNopivVbatchedSpec,
} from './batched/indefinite/sytrsNopivBatched.ts';
import { gesvBatchedSpec, gesvStridedBatchedSpec, gesvVbatchedSpec } from './batched/lu/gesvBatched.ts';
import { getrfBatchedSpec, getrfStridedBatchedSpec, getrfVbatchedSpec } from './batched/lu/getrfBatched.ts';
import {
  getrfNopivBatchedSpec,
  getrfNopivStridedBatchedSpec,
  getrfNopivVbatchedSpec,
} from './batched/lu/getrfNopivBatched.ts';
import { getriBatchedSpec, getriStridedBatchedSpec, getriVbatchedSpec } from './batched/lu/getriBatched.ts';
import { getrsBatchedSpec, getrsStridedBatchedSpec, getrsVbatchedSpec } from './batched/lu/getrsBatched.ts';
import {
  getrsNopivBatchedSpec,
  getrsNopivStridedBatchedSpec,
  getrsNopivVbatchedSpec,
} from './batched/lu/getrsNopivBatched.ts';
import { matinvBatchedSpec, matinvStridedBatchedSpec, matinvVbatchedSpec } from './batched/lu/matinvBatched.ts';
import { slogdetStridedBatchedSpec } from './batched/lu/slogdetStridedBatched.ts';
import { langeBatchedSpec, langeStridedBatchedSpec, langeVbatchedSpec } from './batched/norms/langeBatched.ts';
import { lansyBatchedSpec, lansyStridedBatchedSpec, lansyVbatchedSpec } from './batched/norms/lansyBatched.ts';
import { gemmBatchedSpec } from './batched/products/gemmBatched.ts';
import { gemmStridedBatchedSpec } from './batched/products/gemmStridedBatched.ts';
import { gemmVbatchedSpec } from './batched/products/gemmVbatched.ts';
import { gemvBatchedSpec, gemvStridedBatchedSpec, gemvVbatchedSpec } from './batched/products/gemvBatched.ts';
import { syrkBatchedSpec, syrkStridedBatchedSpec, syrkVbatchedSpec } from './batched/products/syrkBatched.ts';
import { gelsBatchedSpec, gelsStridedBatchedSpec, gelsVbatchedSpec } from './batched/qr/gelsBatched.ts';
import { gelsyBatchedSpec, gelsyStridedBatchedSpec, gelsyVbatchedSpec } from './batched/qr/gelsyBatched.ts';
import { geqp3BatchedSpec, geqp3StridedBatchedSpec, geqp3VbatchedSpec } from './batched/qr/geqp3Batched.ts';
import { geqrfBatchedSpec, geqrfStridedBatchedSpec, geqrfVbatchedSpec } from './batched/qr/geqrfBatched.ts';
import { orgqrBatchedSpec, orgqrStridedBatchedSpec, orgqrVbatchedSpec } from './batched/qr/orgqrBatched.ts';
import { ormqrBatchedSpec, ormqrStridedBatchedSpec, ormqrVbatchedSpec } from './batched/qr/ormqrBatched.ts';
import { qrBatchedSpec, qrStridedBatchedSpec, qrVbatchedSpec } from './batched/qr/qrBatched.ts';
import {
  gesvRefinedBatchedSpec,
  gesvRefinedStridedBatchedSpec,
  gesvRefinedVbatchedSpec,
} from './batched/refine/gesvRefinedBatched.ts';
import {
  posvRefinedBatchedSpec,
  posvRefinedStridedBatchedSpec,
  posvRefinedVbatchedSpec,
} from './batched/refine/posvRefinedBatched.ts';
import { trsmBatchedSpec, trsmStridedBatchedSpec, trsmVbatchedSpec } from './batched/triangular/trsmBatched.ts';
import { trsvBatchedSpec, trsvStridedBatchedSpec, trsvVbatchedSpec } from './batched/triangular/trsvBatched.ts';
import type { RoutineSpec } from './core/spec.ts';

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
