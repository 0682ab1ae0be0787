// Every case, one line each.
import type { Case } from '../lib/case.ts';
import { gbsvBatchedCase, gbsvStridedBatchedCase, gbsvVbatchedCase } from './batched/band/gbsvBatched.ts';
import { gbtrfBatchedCase, gbtrfStridedBatchedCase, gbtrfVbatchedCase } from './batched/band/gbtrfBatched.ts';
import { gbtrsBatchedCase, gbtrsStridedBatchedCase, gbtrsVbatchedCase } from './batched/band/gbtrsBatched.ts';
import { gtsvBatchedCase, gtsvStridedBatchedCase, gtsvVbatchedCase } from './batched/band/gtsvBatched.ts';
import { gttrfBatchedCase, gttrfStridedBatchedCase, gttrfVbatchedCase } from './batched/band/gttrfBatched.ts';
import { gttrsBatchedCase, gttrsStridedBatchedCase, gttrsVbatchedCase } from './batched/band/gttrsBatched.ts';
import { ptsvBatchedCase, ptsvStridedBatchedCase, ptsvVbatchedCase } from './batched/band/ptsvBatched.ts';
import { pttrfBatchedCase, pttrfStridedBatchedCase, pttrfVbatchedCase } from './batched/band/pttrfBatched.ts';
import { pttrsBatchedCase, pttrsStridedBatchedCase, pttrsVbatchedCase } from './batched/band/pttrsBatched.ts';
import { posvBatchedCase, posvStridedBatchedCase, posvVbatchedCase } from './batched/cholesky/posvBatched.ts';
import { potrfBatchedCase, potrfStridedBatchedCase, potrfVbatchedCase } from './batched/cholesky/potrfBatched.ts';
import { potriBatchedCase, potriStridedBatchedCase, potriVbatchedCase } from './batched/cholesky/potriBatched.ts';
import { potrsBatchedCase, potrsStridedBatchedCase, potrsVbatchedCase } from './batched/cholesky/potrsBatched.ts';
import {
  geconBatchedCase,
  geconStridedBatchedCase,
  geconVbatchedCase,
  poconBatchedCase,
  poconStridedBatchedCase,
  poconVbatchedCase,
} from './batched/condition/conditionBatched.ts';
import { expmCases, invrootCases, sqrtmCases } from './batched/functions/matrixFunctions.ts';
import {
  sysvNopivBatchedCase,
  sysvNopivStridedBatchedCase,
  sysvNopivVbatchedCase,
} from './batched/indefinite/sysvNopivBatched.ts';
import {
  sytrfNopivBatchedCase,
  sytrfNopivStridedBatchedCase,
  sytrfNopivVbatchedCase,
} from './batched/indefinite/sytrfNopivBatched.ts';
import {
  sytrsNopivBatchedCase,
  sytrsNopivStridedBatchedCase,
  sytrsNopivVbatchedCase,
} from './batched/indefinite/sytrsNopivBatched.ts';
import { gesvBatchedCase, gesvStridedBatchedCase, gesvVbatchedCase } from './batched/lu/gesvBatched.ts';
import { getrfBatchedCase, getrfStridedBatchedCase, getrfVbatchedCase } from './batched/lu/getrfBatched.ts';
import {
  getrfNopivBatchedCase,
  getrfNopivStridedBatchedCase,
  getrfNopivVbatchedCase,
} from './batched/lu/getrfNopivBatched.ts';
import { getriBatchedCase, getriStridedBatchedCase, getriVbatchedCase } from './batched/lu/getriBatched.ts';
import { getrsBatchedCase, getrsStridedBatchedCase, getrsVbatchedCase } from './batched/lu/getrsBatched.ts';
import {
  getrsNopivBatchedCase,
  getrsNopivStridedBatchedCase,
  getrsNopivVbatchedCase,
} from './batched/lu/getrsNopivBatched.ts';
import { matinvBatchedCase, matinvStridedBatchedCase, matinvVbatchedCase } from './batched/lu/matinvBatched.ts';
import {
  langeBatchedCase,
  langeStridedBatchedCase,
  langeVbatchedCase,
  lansyBatchedCase,
  lansyStridedBatchedCase,
  lansyVbatchedCase,
} from './batched/norms/langeBatched.ts';
import { gemmBatchedCase } from './batched/products/gemmBatched.ts';
import { gemmStridedBatchedCase } from './batched/products/gemmStridedBatched.ts';
import { gemmVbatchedCase } from './batched/products/gemmVbatched.ts';
import { gemvBatchedCase, gemvStridedBatchedCase, gemvVbatchedCase } from './batched/products/gemvBatched.ts';
import { syrkBatchedCase, syrkStridedBatchedCase, syrkVbatchedCase } from './batched/products/syrkBatched.ts';
import { gelsBatchedCase, gelsStridedBatchedCase, gelsVbatchedCase } from './batched/qr/gelsBatched.ts';
import { gelsyBatchedCase, gelsyStridedBatchedCase, gelsyVbatchedCase } from './batched/qr/gelsyBatched.ts';
import { geqp3BatchedCase, geqp3StridedBatchedCase, geqp3VbatchedCase } from './batched/qr/geqp3Batched.ts';
import { geqrfBatchedCase, geqrfStridedBatchedCase, geqrfVbatchedCase } from './batched/qr/geqrfBatched.ts';
import { orgqrBatchedCase, orgqrStridedBatchedCase, orgqrVbatchedCase } from './batched/qr/orgqrBatched.ts';
import { ormqrBatchedCase, ormqrStridedBatchedCase, ormqrVbatchedCase } from './batched/qr/ormqrBatched.ts';
import { qrStridedBatchedCase } from './batched/qr/qrStridedBatched.ts';
import {
  gesvRefinedBatchedCase,
  gesvRefinedVbatchedCase,
  posvRefinedBatchedCase,
  posvRefinedVbatchedCase,
} from './batched/refine/refinedBatched.ts';
import {
  gesvRefinedStridedBatchedCase,
  posvRefinedStridedBatchedCase,
} from './batched/refine/refinedStridedBatched.ts';
import { trsmBatchedCase, trsmStridedBatchedCase, trsmVbatchedCase } from './batched/triangular/trsmBatched.ts';
import { trsvBatchedCase, trsvStridedBatchedCase, trsvVbatchedCase } from './batched/triangular/trsvBatched.ts';
import { asumCase } from './blas1/asum.ts';
import { axpyCase } from './blas1/axpy.ts';
import { copyCase } from './blas1/copy.ts';
import { dotCase } from './blas1/dot.ts';
import { iamaxCase } from './blas1/iamax.ts';
import { iaminCase } from './blas1/iamin.ts';
import { nrm2Case } from './blas1/nrm2.ts';
import { rotCase } from './blas1/rot.ts';
import { rotmCase } from './blas1/rotm.ts';
import { scalCase } from './blas1/scal.ts';
import { swapCase } from './blas1/swap.ts';
import { gbmvCase } from './blas2/gbmv.ts';
import { gemvCase } from './blas2/gemv.ts';
import { gerCase } from './blas2/ger.ts';
import { sbmvCase } from './blas2/sbmv.ts';
import { spmvCase } from './blas2/spmv.ts';
import { sprCase } from './blas2/spr.ts';
import { spr2Case } from './blas2/spr2.ts';
import { symvCase } from './blas2/symv.ts';
import { syrCase } from './blas2/syr.ts';
import { syr2Case } from './blas2/syr2.ts';
import { tbmvCase } from './blas2/tbmv.ts';
import { tbsvCase } from './blas2/tbsv.ts';
import { tpmvCase } from './blas2/tpmv.ts';
import { tpsvCase } from './blas2/tpsv.ts';
import { trmvCase } from './blas2/trmv.ts';
import { trsvCase } from './blas2/trsv.ts';
import { dgmmCase } from './blas3/elements/dgmm.ts';
import { geaddCase } from './blas3/elements/geadd.ts';
import { geamCase } from './blas3/elements/geam.ts';
import { lacpyCase } from './blas3/elements/lacpy.ts';
import { lag2dCase, lag2hCase, lag2sCase } from './blas3/elements/lag2.ts';
import { lasclCase } from './blas3/elements/lascl.ts';
import { lasetCase } from './blas3/elements/laset.ts';
import { symmetrizeCase } from './blas3/elements/symmetrize.ts';
import { transposeCase } from './blas3/elements/transpose.ts';
import { transposeInplaceCase } from './blas3/elements/transposeInplace.ts';
import { langeCase, lansyCase, lantrCase } from './blas3/norms/lange.ts';
import { gemmCase } from './blas3/products/gemm.ts';
import { gemmFusedCase } from './blas3/products/gemmFused.ts';
import { gemmI32Case } from './blas3/products/gemmI32.ts';
import { gemmtrCase } from './blas3/products/gemmtr.ts';
import { symmCase } from './blas3/products/symm.ts';
import { syr2kCase } from './blas3/products/syr2k.ts';
import { syrkCase } from './blas3/products/syrk.ts';
import { trmmCase } from './blas3/triangular/trmm.ts';
import { trsmCase } from './blas3/triangular/trsm.ts';
import { posvCase } from './lapack/cholesky/posv.ts';
import { potrfCase } from './lapack/cholesky/potrf.ts';
import { potriCase } from './lapack/cholesky/potri.ts';
import { potrsCase } from './lapack/cholesky/potrs.ts';
import { geconCase, poconCase, trconCase } from './lapack/condition/condition.ts';
import { geequCase, laqgeCase, laqsyCase, poequCase } from './lapack/condition/equilibrate.ts';
import { syconCase } from './lapack/condition/sycon.ts';
import { sysvCase } from './lapack/indefinite/sysv.ts';
import { sytrfCase } from './lapack/indefinite/sytrf.ts';
import { sytriCase } from './lapack/indefinite/sytri.ts';
import { sytrsCase } from './lapack/indefinite/sytrs.ts';
import { gesvCase } from './lapack/lu/gesv.ts';
import { gesvNopivCase } from './lapack/lu/gesvNopiv.ts';
import { gesvRbtCase } from './lapack/lu/gesvRbt.ts';
import { getrfCase } from './lapack/lu/getrf.ts';
import { getrfNopivCase } from './lapack/lu/getrfNopiv.ts';
import { getriCase } from './lapack/lu/getri.ts';
import { getrsCase } from './lapack/lu/getrs.ts';
import { getrsNopivCase } from './lapack/lu/getrsNopiv.ts';
import { laswpCase } from './lapack/lu/laswp.ts';
import { dhgesvCase } from './lapack/mixed/dhgesv.ts';
import { dhposvCase } from './lapack/mixed/dhposv.ts';
import { dsgelsCase } from './lapack/mixed/dsgels.ts';
import { dsgesvCase } from './lapack/mixed/dsgesv.ts';
import { dsgesvGmresCase } from './lapack/mixed/dsgesvGmres.ts';
import { dsposvCase } from './lapack/mixed/dsposv.ts';
import { shgesvCase } from './lapack/mixed/shgesv.ts';
import { cholqrCase } from './lapack/qr/cholqr.ts';
import { gelqfCase } from './lapack/qr/gelqf.ts';
import { gelsCase } from './lapack/qr/gels.ts';
import { gelsyCase } from './lapack/qr/gelsy.ts';
import { geqp3Case } from './lapack/qr/geqp3.ts';
import { geqr2Case } from './lapack/qr/geqr2.ts';
import { geqrfCase } from './lapack/qr/geqrf.ts';
import { orglqCase } from './lapack/qr/orglq.ts';
import { orgqrCase } from './lapack/qr/orgqr.ts';
import { ormlqCase } from './lapack/qr/ormlq.ts';
import { ormqrCase } from './lapack/qr/ormqr.ts';
import { qraddCase } from './lapack/qr/qradd.ts';
import { tpmqrtCase } from './lapack/qr/tpmqrt.ts';
import { tpqrtCase } from './lapack/qr/tpqrt.ts';
import { gesvxCase } from './lapack/refine/gesvx.ts';
import { posvxCase } from './lapack/refine/posvx.ts';
import { gerfsCase, porfsCase } from './lapack/refine/refine.ts';
import { gesvdCase } from './lapack/svd/gesvd.ts';
import { trtriCase } from './lapack/triangular/trtri.ts';
import { trtrsCase } from './lapack/triangular/trtrs.ts';

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
