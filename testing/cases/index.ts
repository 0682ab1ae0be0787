// Every case, one line each.
import type { Case } from '../lib/case.ts';
import { asumCase } from './asum.ts';
import { axpyCase } from './axpy.ts';
import { geconCase, poconCase, trconCase } from './condition.ts';
import { copyCase } from './copy.ts';
import { dgmmCase } from './dgmm.ts';
import { dotCase } from './dot.ts';
import { geequCase, laqgeCase, laqsyCase, poequCase } from './equilibrate.ts';
import { gbmvCase } from './gbmv.ts';
import { geaddCase } from './geadd.ts';
import { geamCase } from './geam.ts';
import { gemmCase } from './gemm.ts';
import { gemmBatchedCase } from './gemmBatched.ts';
import { gemmFusedCase } from './gemmFused.ts';
import { gemmI32Case } from './gemmI32.ts';
import { gemmStridedBatchedCase } from './gemmStridedBatched.ts';
import { gemmtrCase } from './gemmtr.ts';
import { gemmVbatchedCase } from './gemmVbatched.ts';
import { gemvCase } from './gemv.ts';
import { geqrfCase } from './geqrf.ts';
import { geqrfStridedBatchedCase } from './geqrfStridedBatched.ts';
import { gerCase } from './ger.ts';
import { gesvCase } from './gesv.ts';
import { gesvNopivCase } from './gesvNopiv.ts';
import { gesvRbtCase } from './gesvRbt.ts';
import { gesvStridedBatchedCase } from './gesvStridedBatched.ts';
import { gesvxCase } from './gesvx.ts';
import { getrfCase } from './getrf.ts';
import { getrfNopivCase } from './getrfNopiv.ts';
import { getrfStridedBatchedCase } from './getrfStridedBatched.ts';
import { getriCase } from './getri.ts';
import { getrsCase } from './getrs.ts';
import { getrsNopivCase } from './getrsNopiv.ts';
import { iamaxCase } from './iamax.ts';
import { iaminCase } from './iamin.ts';
import { lacpyCase } from './lacpy.ts';
import { lag2dCase, lag2hCase, lag2sCase } from './lag2.ts';
import { langeCase, lansyCase, lantrCase } from './lange.ts';
import { lasclCase } from './lascl.ts';
import { lasetCase } from './laset.ts';
import { laswpCase } from './laswp.ts';
import { nrm2Case } from './nrm2.ts';
import { orgqrCase } from './orgqr.ts';
import { ormqrCase } from './ormqr.ts';
import { posvCase } from './posv.ts';
import { posvStridedBatchedCase } from './posvStridedBatched.ts';
import { posvxCase } from './posvx.ts';
import { potrfCase } from './potrf.ts';
import { potrfStridedBatchedCase } from './potrfStridedBatched.ts';
import { potriCase } from './potri.ts';
import { potrsCase } from './potrs.ts';
import { gerfsCase, porfsCase } from './refine.ts';
import { rotCase } from './rot.ts';
import { rotmCase } from './rotm.ts';
import { sbmvCase } from './sbmv.ts';
import { scalCase } from './scal.ts';
import { spmvCase } from './spmv.ts';
import { sprCase } from './spr.ts';
import { spr2Case } from './spr2.ts';
import { swapCase } from './swap.ts';
import { syconCase } from './sycon.ts';
import { symmCase } from './symm.ts';
import { symmetrizeCase } from './symmetrize.ts';
import { symvCase } from './symv.ts';
import { syrCase } from './syr.ts';
import { syr2Case } from './syr2.ts';
import { syr2kCase } from './syr2k.ts';
import { syrkCase } from './syrk.ts';
import { sysvCase } from './sysv.ts';
import { sytrfCase } from './sytrf.ts';
import { sytriCase } from './sytri.ts';
import { sytrsCase } from './sytrs.ts';
import { tbmvCase } from './tbmv.ts';
import { tbsvCase } from './tbsv.ts';
import { tpmvCase } from './tpmv.ts';
import { tpsvCase } from './tpsv.ts';
import { transposeCase } from './transpose.ts';
import { transposeInplaceCase } from './transposeInplace.ts';
import { trmmCase } from './trmm.ts';
import { trmvCase } from './trmv.ts';
import { trsmCase } from './trsm.ts';
import { trsvCase } from './trsv.ts';
import { trtriCase } from './trtri.ts';
import { trtrsCase } from './trtrs.ts';

export const cases: readonly Case[] = [
  asumCase,
  axpyCase,
  copyCase,
  dotCase,
  iamaxCase,
  iaminCase,
  nrm2Case,
  rotCase,
  rotmCase,
  scalCase,
  swapCase,
  gemvCase,
  gerCase,
  symvCase,
  syrCase,
  syr2Case,
  trmvCase,
  trsvCase,
  gbmvCase,
  sbmvCase,
  tbmvCase,
  tbsvCase,
  spmvCase,
  sprCase,
  spr2Case,
  tpmvCase,
  tpsvCase,
  gemmCase,
  gemmFusedCase,
  gemmI32Case,
  gemmtrCase,
  symmCase,
  syrkCase,
  syr2kCase,
  trmmCase,
  trsmCase,
  lacpyCase,
  lag2hCase,
  lag2sCase,
  lag2dCase,
  lasetCase,
  lasclCase,
  transposeCase,
  transposeInplaceCase,
  geaddCase,
  geamCase,
  dgmmCase,
  symmetrizeCase,
  langeCase,
  lansyCase,
  lantrCase,
  trtrsCase,
  trtriCase,
  laswpCase,
  getrfCase,
  getrsCase,
  getriCase,
  gesvCase,
  getrfNopivCase,
  getrsNopivCase,
  gesvNopivCase,
  gesvRbtCase,
  gesvxCase,
  potrfCase,
  potrsCase,
  potriCase,
  posvCase,
  posvxCase,
  sytrfCase,
  sytrsCase,
  sysvCase,
  sytriCase,
  syconCase,
  geconCase,
  gerfsCase,
  geequCase,
  laqgeCase,
  poconCase,
  porfsCase,
  poequCase,
  laqsyCase,
  trconCase,
  geqrfCase,
  ormqrCase,
  orgqrCase,
  gemmStridedBatchedCase,
  gemmBatchedCase,
  gemmVbatchedCase,
  getrfStridedBatchedCase,
  gesvStridedBatchedCase,
  potrfStridedBatchedCase,
  posvStridedBatchedCase,
  geqrfStridedBatchedCase,
];
