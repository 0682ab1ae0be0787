// Every case, one line each.
import type { Case } from '../lib/case.ts';
import { asumCase } from './asum.ts';
import { axpyCase } from './axpy.ts';
import { cholqrCase } from './cholqr.ts';
import { geconCase, poconCase, trconCase } from './condition.ts';
import {
  geconBatchedCase,
  geconStridedBatchedCase,
  geconVbatchedCase,
  poconBatchedCase,
  poconStridedBatchedCase,
  poconVbatchedCase,
} from './conditionBatched.ts';
import { copyCase } from './copy.ts';
import { dgmmCase } from './dgmm.ts';
import { dhgesvCase } from './dhgesv.ts';
import { dhposvCase } from './dhposv.ts';
import { dotCase } from './dot.ts';
import { dsgelsCase } from './dsgels.ts';
import { dsgesvCase } from './dsgesv.ts';
import { dsgesvGmresCase } from './dsgesvGmres.ts';
import { dsposvCase } from './dsposv.ts';
import { geequCase, laqgeCase, laqsyCase, poequCase } from './equilibrate.ts';
import { gbmvCase } from './gbmv.ts';
import { gbsvBatchedCase, gbsvStridedBatchedCase, gbsvVbatchedCase } from './gbsvBatched.ts';
import { gbtrfBatchedCase, gbtrfStridedBatchedCase, gbtrfVbatchedCase } from './gbtrfBatched.ts';
import { gbtrsBatchedCase, gbtrsStridedBatchedCase, gbtrsVbatchedCase } from './gbtrsBatched.ts';
import { geaddCase } from './geadd.ts';
import { geamCase } from './geam.ts';
import { gelqfCase } from './gelqf.ts';
import { gelsCase } from './gels.ts';
import { gelsBatchedCase, gelsStridedBatchedCase, gelsVbatchedCase } from './gelsBatched.ts';
import { gelsyCase } from './gelsy.ts';
import { gelsyBatchedCase, gelsyStridedBatchedCase, gelsyVbatchedCase } from './gelsyBatched.ts';
import { gemmCase } from './gemm.ts';
import { gemmBatchedCase } from './gemmBatched.ts';
import { gemmFusedCase } from './gemmFused.ts';
import { gemmI32Case } from './gemmI32.ts';
import { gemmStridedBatchedCase } from './gemmStridedBatched.ts';
import { gemmtrCase } from './gemmtr.ts';
import { gemmVbatchedCase } from './gemmVbatched.ts';
import { gemvCase } from './gemv.ts';
import { gemvBatchedCase, gemvStridedBatchedCase, gemvVbatchedCase } from './gemvBatched.ts';
import { geqp3Case } from './geqp3.ts';
import { geqp3BatchedCase, geqp3StridedBatchedCase, geqp3VbatchedCase } from './geqp3Batched.ts';
import { geqr2Case } from './geqr2.ts';
import { geqrfCase } from './geqrf.ts';
import { geqrfBatchedCase, geqrfStridedBatchedCase, geqrfVbatchedCase } from './geqrfBatched.ts';
import { gerCase } from './ger.ts';
import { gesvCase } from './gesv.ts';
import { gesvBatchedCase, gesvStridedBatchedCase, gesvVbatchedCase } from './gesvBatched.ts';
import { gesvdCase } from './gesvd.ts';
import { gesvNopivCase } from './gesvNopiv.ts';
import { gesvRbtCase } from './gesvRbt.ts';
import { gesvxCase } from './gesvx.ts';
import { getrfCase } from './getrf.ts';
import { getrfBatchedCase, getrfStridedBatchedCase, getrfVbatchedCase } from './getrfBatched.ts';
import { getrfNopivCase } from './getrfNopiv.ts';
import { getrfNopivBatchedCase, getrfNopivStridedBatchedCase, getrfNopivVbatchedCase } from './getrfNopivBatched.ts';
import { getriCase } from './getri.ts';
import { getriBatchedCase, getriStridedBatchedCase, getriVbatchedCase } from './getriBatched.ts';
import { getrsCase } from './getrs.ts';
import { getrsBatchedCase, getrsStridedBatchedCase, getrsVbatchedCase } from './getrsBatched.ts';
import { getrsNopivCase } from './getrsNopiv.ts';
import { getrsNopivBatchedCase, getrsNopivStridedBatchedCase, getrsNopivVbatchedCase } from './getrsNopivBatched.ts';
import { gtsvBatchedCase, gtsvStridedBatchedCase, gtsvVbatchedCase } from './gtsvBatched.ts';
import { gttrfBatchedCase, gttrfStridedBatchedCase, gttrfVbatchedCase } from './gttrfBatched.ts';
import { gttrsBatchedCase, gttrsStridedBatchedCase, gttrsVbatchedCase } from './gttrsBatched.ts';
import { iamaxCase } from './iamax.ts';
import { iaminCase } from './iamin.ts';
import { lacpyCase } from './lacpy.ts';
import { lag2dCase, lag2hCase, lag2sCase } from './lag2.ts';
import { langeCase, lansyCase, lantrCase } from './lange.ts';
import {
  langeBatchedCase,
  langeStridedBatchedCase,
  langeVbatchedCase,
  lansyBatchedCase,
  lansyStridedBatchedCase,
  lansyVbatchedCase,
} from './langeBatched.ts';
import { lasclCase } from './lascl.ts';
import { lasetCase } from './laset.ts';
import { laswpCase } from './laswp.ts';
import { matinvBatchedCase, matinvStridedBatchedCase, matinvVbatchedCase } from './matinvBatched.ts';
import { expmCases, invrootCases, sqrtmCases } from './matrixFunctions.ts';
import { nrm2Case } from './nrm2.ts';
import { orglqCase } from './orglq.ts';
import { orgqrCase } from './orgqr.ts';
import { orgqrBatchedCase, orgqrStridedBatchedCase, orgqrVbatchedCase } from './orgqrBatched.ts';
import { ormlqCase } from './ormlq.ts';
import { ormqrCase } from './ormqr.ts';
import { ormqrBatchedCase, ormqrStridedBatchedCase, ormqrVbatchedCase } from './ormqrBatched.ts';
import { posvCase } from './posv.ts';
import { posvBatchedCase, posvStridedBatchedCase, posvVbatchedCase } from './posvBatched.ts';
import { posvxCase } from './posvx.ts';
import { potrfCase } from './potrf.ts';
import { potrfBatchedCase, potrfStridedBatchedCase, potrfVbatchedCase } from './potrfBatched.ts';
import { potriCase } from './potri.ts';
import { potriBatchedCase, potriStridedBatchedCase, potriVbatchedCase } from './potriBatched.ts';
import { potrsCase } from './potrs.ts';
import { potrsBatchedCase, potrsStridedBatchedCase, potrsVbatchedCase } from './potrsBatched.ts';
import { ptsvBatchedCase, ptsvStridedBatchedCase, ptsvVbatchedCase } from './ptsvBatched.ts';
import { pttrfBatchedCase, pttrfStridedBatchedCase, pttrfVbatchedCase } from './pttrfBatched.ts';
import { pttrsBatchedCase, pttrsStridedBatchedCase, pttrsVbatchedCase } from './pttrsBatched.ts';
import { qraddCase } from './qradd.ts';
import { qrStridedBatchedCase } from './qrStridedBatched.ts';
import { gerfsCase, porfsCase } from './refine.ts';
import {
  gesvRefinedBatchedCase,
  gesvRefinedVbatchedCase,
  posvRefinedBatchedCase,
  posvRefinedVbatchedCase,
} from './refinedBatched.ts';
import { gesvRefinedStridedBatchedCase, posvRefinedStridedBatchedCase } from './refinedStridedBatched.ts';
import { rotCase } from './rot.ts';
import { rotmCase } from './rotm.ts';
import { sbmvCase } from './sbmv.ts';
import { scalCase } from './scal.ts';
import { shgesvCase } from './shgesv.ts';
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
import { syrkBatchedCase, syrkStridedBatchedCase, syrkVbatchedCase } from './syrkBatched.ts';
import { sysvCase } from './sysv.ts';
import { sysvNopivBatchedCase, sysvNopivStridedBatchedCase, sysvNopivVbatchedCase } from './sysvNopivBatched.ts';
import { sytrfCase } from './sytrf.ts';
import { sytrfNopivBatchedCase, sytrfNopivStridedBatchedCase, sytrfNopivVbatchedCase } from './sytrfNopivBatched.ts';
import { sytriCase } from './sytri.ts';
import { sytrsCase } from './sytrs.ts';
import { sytrsNopivBatchedCase, sytrsNopivStridedBatchedCase, sytrsNopivVbatchedCase } from './sytrsNopivBatched.ts';
import { tbmvCase } from './tbmv.ts';
import { tbsvCase } from './tbsv.ts';
import { tpmqrtCase } from './tpmqrt.ts';
import { tpmvCase } from './tpmv.ts';
import { tpqrtCase } from './tpqrt.ts';
import { tpsvCase } from './tpsv.ts';
import { transposeCase } from './transpose.ts';
import { transposeInplaceCase } from './transposeInplace.ts';
import { trmmCase } from './trmm.ts';
import { trmvCase } from './trmv.ts';
import { trsmCase } from './trsm.ts';
import { trsmBatchedCase, trsmStridedBatchedCase, trsmVbatchedCase } from './trsmBatched.ts';
import { trsvCase } from './trsv.ts';
import { trsvBatchedCase, trsvStridedBatchedCase, trsvVbatchedCase } from './trsvBatched.ts';
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
  gesvdCase,
  potrfCase,
  potrsCase,
  potriCase,
  posvCase,
  posvxCase,
  dsgelsCase,
  dsgesvCase,
  dhgesvCase,
  dhposvCase,
  dsgesvGmresCase,
  shgesvCase,
  dsposvCase,
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
  gelsCase,
  cholqrCase,
  qraddCase,
  gelsyCase,
  geqrfCase,
  ormqrCase,
  orgqrCase,
  geqr2Case,
  gelqfCase,
  orglqCase,
  ormlqCase,
  geqp3Case,
  tpqrtCase,
  tpmqrtCase,
  gemmStridedBatchedCase,
  gemmBatchedCase,
  gemmVbatchedCase,
  gemvStridedBatchedCase,
  gemvBatchedCase,
  gemvVbatchedCase,
  trsvStridedBatchedCase,
  trsvBatchedCase,
  trsvVbatchedCase,
  trsmStridedBatchedCase,
  trsmBatchedCase,
  trsmVbatchedCase,
  syrkStridedBatchedCase,
  syrkBatchedCase,
  syrkVbatchedCase,
  getrfStridedBatchedCase,
  getrfBatchedCase,
  getrfVbatchedCase,
  getrfNopivStridedBatchedCase,
  getrfNopivBatchedCase,
  getrfNopivVbatchedCase,
  getrsStridedBatchedCase,
  getrsBatchedCase,
  getrsVbatchedCase,
  getrsNopivStridedBatchedCase,
  getrsNopivBatchedCase,
  getrsNopivVbatchedCase,
  gtsvStridedBatchedCase,
  gtsvBatchedCase,
  gtsvVbatchedCase,
  gttrfStridedBatchedCase,
  gttrfBatchedCase,
  gttrfVbatchedCase,
  gttrsStridedBatchedCase,
  gttrsBatchedCase,
  gttrsVbatchedCase,
  ptsvStridedBatchedCase,
  ptsvBatchedCase,
  ptsvVbatchedCase,
  pttrfStridedBatchedCase,
  pttrfBatchedCase,
  pttrfVbatchedCase,
  pttrsStridedBatchedCase,
  pttrsBatchedCase,
  pttrsVbatchedCase,
  gbtrfStridedBatchedCase,
  gbtrfBatchedCase,
  gbtrfVbatchedCase,
  gbtrsStridedBatchedCase,
  gbtrsBatchedCase,
  gbtrsVbatchedCase,
  gbsvStridedBatchedCase,
  gbsvBatchedCase,
  gbsvVbatchedCase,
  gesvStridedBatchedCase,
  gesvBatchedCase,
  gesvVbatchedCase,
  getriStridedBatchedCase,
  getriBatchedCase,
  getriVbatchedCase,
  matinvStridedBatchedCase,
  matinvBatchedCase,
  matinvVbatchedCase,
  potrfStridedBatchedCase,
  potrfBatchedCase,
  potrfVbatchedCase,
  potrsStridedBatchedCase,
  potrsBatchedCase,
  potrsVbatchedCase,
  posvStridedBatchedCase,
  posvBatchedCase,
  posvVbatchedCase,
  potriStridedBatchedCase,
  potriBatchedCase,
  potriVbatchedCase,
  gesvRefinedStridedBatchedCase,
  gesvRefinedBatchedCase,
  gesvRefinedVbatchedCase,
  posvRefinedStridedBatchedCase,
  posvRefinedBatchedCase,
  posvRefinedVbatchedCase,
  geconStridedBatchedCase,
  geconBatchedCase,
  geconVbatchedCase,
  poconStridedBatchedCase,
  poconBatchedCase,
  poconVbatchedCase,
  langeStridedBatchedCase,
  langeBatchedCase,
  langeVbatchedCase,
  lansyStridedBatchedCase,
  lansyBatchedCase,
  lansyVbatchedCase,
  sytrfNopivStridedBatchedCase,
  sytrfNopivBatchedCase,
  sytrfNopivVbatchedCase,
  sytrsNopivStridedBatchedCase,
  sytrsNopivBatchedCase,
  sytrsNopivVbatchedCase,
  sysvNopivStridedBatchedCase,
  sysvNopivBatchedCase,
  sysvNopivVbatchedCase,
  geqrfStridedBatchedCase,
  geqrfBatchedCase,
  geqrfVbatchedCase,
  orgqrStridedBatchedCase,
  orgqrBatchedCase,
  orgqrVbatchedCase,
  ormqrStridedBatchedCase,
  ormqrBatchedCase,
  ormqrVbatchedCase,
  qrStridedBatchedCase,
  geqp3StridedBatchedCase,
  geqp3BatchedCase,
  geqp3VbatchedCase,
  gelsyStridedBatchedCase,
  gelsyBatchedCase,
  gelsyVbatchedCase,
  gelsStridedBatchedCase,
  gelsBatchedCase,
  gelsVbatchedCase,
  ...Object.values(expmCases),
  ...Object.values(sqrtmCases),
  ...Object.values(invrootCases),
];
