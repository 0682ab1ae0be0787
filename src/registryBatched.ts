// The part of the registry with the batched routines, three forms of each.
import { gemmBatchedSpec } from './batched/gemmBatched.ts';
import { gemmStridedBatchedSpec } from './batched/gemmStridedBatched.ts';
import { gemmVbatchedSpec } from './batched/gemmVbatched.ts';
import { gemvBatchedSpec, gemvStridedBatchedSpec, gemvVbatchedSpec } from './batched/gemvBatched.ts';
import { geqrfBatchedSpec, geqrfStridedBatchedSpec, geqrfVbatchedSpec } from './batched/geqrfBatched.ts';
import { gesvBatchedSpec, gesvStridedBatchedSpec, gesvVbatchedSpec } from './batched/gesvBatched.ts';
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
import { matinvBatchedSpec, matinvStridedBatchedSpec, matinvVbatchedSpec } from './batched/matinvBatched.ts';
import { posvBatchedSpec, posvStridedBatchedSpec, posvVbatchedSpec } from './batched/posvBatched.ts';
import { potrfBatchedSpec, potrfStridedBatchedSpec, potrfVbatchedSpec } from './batched/potrfBatched.ts';
import { potriBatchedSpec, potriStridedBatchedSpec, potriVbatchedSpec } from './batched/potriBatched.ts';
import { potrsBatchedSpec, potrsStridedBatchedSpec, potrsVbatchedSpec } from './batched/potrsBatched.ts';
import { qrBatchedSpec, qrStridedBatchedSpec, qrVbatchedSpec } from './batched/qrBatched.ts';
import { slogdetStridedBatchedSpec } from './batched/slogdetStridedBatched.ts';
import { syrkBatchedSpec, syrkStridedBatchedSpec, syrkVbatchedSpec } from './batched/syrkBatched.ts';
import { trsmBatchedSpec, trsmStridedBatchedSpec, trsmVbatchedSpec } from './batched/trsmBatched.ts';
import { trsvBatchedSpec, trsvStridedBatchedSpec, trsvVbatchedSpec } from './batched/trsvBatched.ts';
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
  qrStridedBatchedSpec,
  qrBatchedSpec,
  qrVbatchedSpec,
  slogdetStridedBatchedSpec,
];
