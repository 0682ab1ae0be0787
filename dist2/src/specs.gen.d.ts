import type { RoutineSpec } from './core/spec.ts';
export { asumSpec } from './blas1/asum.spec.ts';
export { axpySpec } from './blas1/axpy.spec.ts';
export { copySpec } from './blas1/copy.spec.ts';
export { dotSpec } from './blas1/dot.spec.ts';
export { dotcSpec } from './blas1/dotc.spec.ts';
export { dotuSpec } from './blas1/dotu.spec.ts';
export { iamaxSpec } from './blas1/iamax.spec.ts';
export { iaminSpec } from './blas1/iamin.spec.ts';
export { nrm2Spec } from './blas1/nrm2.spec.ts';
export { rotSpec } from './blas1/rot.spec.ts';
export { rotmSpec } from './blas1/rotm.spec.ts';
export { rrotSpec } from './blas1/rrot.spec.ts';
export { rscalSpec } from './blas1/rscal.spec.ts';
export { scalSpec } from './blas1/scal.spec.ts';
export { swapSpec } from './blas1/swap.spec.ts';
export { gbmvSpec } from './blas2/gbmv.spec.ts';
export { gemvSpec } from './blas2/gemv.spec.ts';
export { gerSpec } from './blas2/ger.spec.ts';
export { gercSpec } from './blas2/gerc.spec.ts';
export { geruSpec } from './blas2/geru.spec.ts';
export { hbmvSpec } from './blas2/hbmv.spec.ts';
export { hemvSpec } from './blas2/hemv.spec.ts';
export { herSpec } from './blas2/her.spec.ts';
export { her2Spec } from './blas2/her2.spec.ts';
export { hpmvSpec } from './blas2/hpmv.spec.ts';
export { hprSpec } from './blas2/hpr.spec.ts';
export { hpr2Spec } from './blas2/hpr2.spec.ts';
export { sbmvSpec } from './blas2/sbmv.spec.ts';
export { spmvSpec } from './blas2/spmv.spec.ts';
export { sprSpec } from './blas2/spr.spec.ts';
export { spr2Spec } from './blas2/spr2.spec.ts';
export { symvSpec } from './blas2/symv.spec.ts';
export { syrSpec } from './blas2/syr.spec.ts';
export { syr2Spec } from './blas2/syr2.spec.ts';
export { tbmvSpec } from './blas2/tbmv.spec.ts';
export { tbsvSpec } from './blas2/tbsv.spec.ts';
export { tpmvSpec } from './blas2/tpmv.spec.ts';
export { tpsvSpec } from './blas2/tpsv.spec.ts';
export { trmvSpec } from './blas2/trmv.spec.ts';
export { trsvSpec } from './blas2/trsv.spec.ts';
export { dgmmSpec } from './blas3/elements/dgmm.spec.ts';
export { geaddSpec } from './blas3/elements/geadd.spec.ts';
export { geamSpec } from './blas3/elements/geam.spec.ts';
export { lacpySpec } from './blas3/elements/lacpy.spec.ts';
export { lag2dSpec } from './blas3/elements/lag2d.spec.ts';
export { lag2hSpec } from './blas3/elements/lag2h.spec.ts';
export { lag2sSpec } from './blas3/elements/lag2s.spec.ts';
export { lasclSpec } from './blas3/elements/lascl.spec.ts';
export { lasetSpec } from './blas3/elements/laset.spec.ts';
export { symmetrizeSpec } from './blas3/elements/symmetrize.spec.ts';
export { transposeSpec } from './blas3/elements/transpose.spec.ts';
export { transposeInplaceSpec } from './blas3/elements/transposeInplace.spec.ts';
export { langeSpec } from './blas3/norms/lange.spec.ts';
export { lanheSpec } from './blas3/norms/lanhe.spec.ts';
export { lansySpec } from './blas3/norms/lansy.spec.ts';
export { lantrSpec } from './blas3/norms/lantr.spec.ts';
export { gemmSpec } from './blas3/products/gemm.spec.ts';
export { gemmFusedSpec } from './blas3/products/gemmFused.spec.ts';
export { gemmI32Spec } from './blas3/products/gemmI32.spec.ts';
export { gemmtrSpec } from './blas3/products/gemmtr.spec.ts';
export { hemmSpec } from './blas3/products/hemm.spec.ts';
export { her2kSpec } from './blas3/products/her2k.spec.ts';
export { herkSpec } from './blas3/products/herk.spec.ts';
export { symmSpec } from './blas3/products/symm.spec.ts';
export { syr2kSpec } from './blas3/products/syr2k.spec.ts';
export { syrkSpec } from './blas3/products/syrk.spec.ts';
export { trmmSpec } from './blas3/triangular/trmm.spec.ts';
export { trsmSpec } from './blas3/triangular/trsm.spec.ts';
export { posvSpec } from './lapack/cholesky/posv.spec.ts';
export { potrfSpec } from './lapack/cholesky/potrf.spec.ts';
export { potriSpec } from './lapack/cholesky/potri.spec.ts';
export { potrsSpec } from './lapack/cholesky/potrs.spec.ts';
export { geconSpec } from './lapack/condition/gecon.spec.ts';
export { geequSpec } from './lapack/condition/geequ.spec.ts';
export { heconSpec } from './lapack/condition/hecon.spec.ts';
export { laqgeSpec } from './lapack/condition/laqge.spec.ts';
export { laqheSpec } from './lapack/condition/laqhe.spec.ts';
export { laqsySpec } from './lapack/condition/laqsy.spec.ts';
export { poconSpec } from './lapack/condition/pocon.spec.ts';
export { poequSpec } from './lapack/condition/poequ.spec.ts';
export { syconSpec } from './lapack/condition/sycon.spec.ts';
export { trconSpec } from './lapack/condition/trcon.spec.ts';
export { orgtrSpec } from './lapack/eigen/orgtr.spec.ts';
export { ormtrSpec } from './lapack/eigen/ormtr.spec.ts';
export { stebzSpec } from './lapack/eigen/stebz.spec.ts';
export { stedcSpec } from './lapack/eigen/stedc.spec.ts';
export { steinSpec } from './lapack/eigen/stein.spec.ts';
export { steqrSpec } from './lapack/eigen/steqr.spec.ts';
export { sterfSpec } from './lapack/eigen/sterf.spec.ts';
export { syevSpec } from './lapack/eigen/syev.spec.ts';
export { syevdSpec } from './lapack/eigen/syevd.spec.ts';
export { syevrSpec } from './lapack/eigen/syevr.spec.ts';
export { syevxSpec } from './lapack/eigen/syevx.spec.ts';
export { sygstSpec } from './lapack/eigen/sygst.spec.ts';
export { sygvSpec } from './lapack/eigen/sygv.spec.ts';
export { sygvdSpec } from './lapack/eigen/sygvd.spec.ts';
export { sygvxSpec } from './lapack/eigen/sygvx.spec.ts';
export { sytrdSpec } from './lapack/eigen/sytrd.spec.ts';
export { sytrdSb2stSpec } from './lapack/eigen/sytrdSb2st.spec.ts';
export { sytrdSy2sbSpec } from './lapack/eigen/sytrdSy2sb.spec.ts';
export { logmSpec } from './lapack/functions/logm.spec.ts';
export { polarSpec } from './lapack/functions/polar.spec.ts';
export { signmSpec } from './lapack/functions/signm.spec.ts';
export { sqrtmSpec } from './lapack/functions/sqrtm.spec.ts';
export { hesvSpec } from './lapack/indefinite/hesv.spec.ts';
export { hesvNopivSpec } from './lapack/indefinite/hesvNopiv.spec.ts';
export { hetrfSpec } from './lapack/indefinite/hetrf.spec.ts';
export { hetrfNopivSpec } from './lapack/indefinite/hetrfNopiv.spec.ts';
export { hetriSpec } from './lapack/indefinite/hetri.spec.ts';
export { hetrsSpec } from './lapack/indefinite/hetrs.spec.ts';
export { hetrsNopivSpec } from './lapack/indefinite/hetrsNopiv.spec.ts';
export { sysvSpec } from './lapack/indefinite/sysv.spec.ts';
export { sysvNopivSpec } from './lapack/indefinite/sysvNopiv.spec.ts';
export { sytrfSpec } from './lapack/indefinite/sytrf.spec.ts';
export { sytrfNopivSpec } from './lapack/indefinite/sytrfNopiv.spec.ts';
export { sytriSpec } from './lapack/indefinite/sytri.spec.ts';
export { sytrsSpec } from './lapack/indefinite/sytrs.spec.ts';
export { sytrsNopivSpec } from './lapack/indefinite/sytrsNopiv.spec.ts';
export { gesvSpec } from './lapack/lu/gesv.spec.ts';
export { gesvNopivSpec } from './lapack/lu/gesvNopiv.spec.ts';
export { gesvRbtSpec } from './lapack/lu/gesvRbt.spec.ts';
export { getrfSpec } from './lapack/lu/getrf.spec.ts';
export { getrfNopivSpec } from './lapack/lu/getrfNopiv.spec.ts';
export { getriSpec } from './lapack/lu/getri.spec.ts';
export { getrsSpec } from './lapack/lu/getrs.spec.ts';
export { getrsNopivSpec } from './lapack/lu/getrsNopiv.spec.ts';
export { lapmrSpec } from './lapack/lu/lapmr.spec.ts';
export { laswpSpec } from './lapack/lu/laswp.spec.ts';
export { dhgesvSpec } from './lapack/mixed/dhgesv.spec.ts';
export { dhposvSpec } from './lapack/mixed/dhposv.spec.ts';
export { dsgelsSpec } from './lapack/mixed/dsgels.spec.ts';
export { dsgesddSpec } from './lapack/mixed/dsgesdd.spec.ts';
export { dsgesvSpec } from './lapack/mixed/dsgesv.spec.ts';
export { dsgesvGmresSpec } from './lapack/mixed/dsgesvGmres.spec.ts';
export { dsposvSpec } from './lapack/mixed/dsposv.spec.ts';
export { dssyevdSpec } from './lapack/mixed/dssyevd.spec.ts';
export { shgesvSpec } from './lapack/mixed/shgesv.spec.ts';
export { zcgelsSpec } from './lapack/mixed/zcgels.spec.ts';
export { zcgesddSpec } from './lapack/mixed/zcgesdd.spec.ts';
export { zcgesvSpec } from './lapack/mixed/zcgesv.spec.ts';
export { zcgesvGmresSpec } from './lapack/mixed/zcgesvGmres.spec.ts';
export { zcheevdSpec } from './lapack/mixed/zcheevd.spec.ts';
export { zcposvSpec } from './lapack/mixed/zcposv.spec.ts';
export { cholqrSpec } from './lapack/qr/cholqr.spec.ts';
export { gelqfSpec } from './lapack/qr/gelqf.spec.ts';
export { gelsSpec } from './lapack/qr/gels.spec.ts';
export { gelsySpec } from './lapack/qr/gelsy.spec.ts';
export { geqp3Spec } from './lapack/qr/geqp3.spec.ts';
export { geqr2Spec } from './lapack/qr/geqr2.spec.ts';
export { geqrfSpec } from './lapack/qr/geqrf.spec.ts';
export { larfbSpec } from './lapack/qr/larfb.spec.ts';
export { larftSpec } from './lapack/qr/larft.spec.ts';
export { orglqSpec } from './lapack/qr/orglq.spec.ts';
export { orgqrSpec } from './lapack/qr/orgqr.spec.ts';
export { ormlqSpec } from './lapack/qr/ormlq.spec.ts';
export { ormqrSpec } from './lapack/qr/ormqr.spec.ts';
export { qraddSpec } from './lapack/qr/qradd.spec.ts';
export { tpmqrtSpec } from './lapack/qr/tpmqrt.spec.ts';
export { tpqrtSpec } from './lapack/qr/tpqrt.spec.ts';
export { gerfsSpec } from './lapack/refine/gerfs.spec.ts';
export { gesvxSpec } from './lapack/refine/gesvx.spec.ts';
export { porfsSpec } from './lapack/refine/porfs.spec.ts';
export { posvxSpec } from './lapack/refine/posvx.spec.ts';
export { gebakSpec } from './lapack/schur/gebak.spec.ts';
export { gebalSpec } from './lapack/schur/gebal.spec.ts';
export { geesSpec } from './lapack/schur/gees.spec.ts';
export { geesxSpec } from './lapack/schur/geesx.spec.ts';
export { geevSpec } from './lapack/schur/geev.spec.ts';
export { geevxSpec } from './lapack/schur/geevx.spec.ts';
export { gehrdSpec } from './lapack/schur/gehrd.spec.ts';
export { ggevSpec } from './lapack/schur/ggev.spec.ts';
export { hseqrSpec } from './lapack/schur/hseqr.spec.ts';
export { orghrSpec } from './lapack/schur/orghr.spec.ts';
export { ormhrSpec } from './lapack/schur/ormhr.spec.ts';
export { trevc3Spec } from './lapack/schur/trevc3.spec.ts';
export { trexcSpec } from './lapack/schur/trexc.spec.ts';
export { trsenSpec } from './lapack/schur/trsen.spec.ts';
export { trsnaSpec } from './lapack/schur/trsna.spec.ts';
export { trsylSpec } from './lapack/schur/trsyl.spec.ts';
export { bdsdcSpec } from './lapack/svd/bdsdc.spec.ts';
export { bdsqrSpec } from './lapack/svd/bdsqr.spec.ts';
export { gebrdSpec } from './lapack/svd/gebrd.spec.ts';
export { gejsvSpec } from './lapack/svd/gejsv.spec.ts';
export { gesddSpec } from './lapack/svd/gesdd.spec.ts';
export { gesvdSpec } from './lapack/svd/gesvd.spec.ts';
export { gesvdrSpec } from './lapack/svd/gesvdr.spec.ts';
export { gesvdxSpec } from './lapack/svd/gesvdx.spec.ts';
export { gesvjSpec } from './lapack/svd/gesvj.spec.ts';
export { orgbrSpec } from './lapack/svd/orgbr.spec.ts';
export { ormbrSpec } from './lapack/svd/ormbr.spec.ts';
export { trtriSpec } from './lapack/triangular/trtri.spec.ts';
export { trtrsSpec } from './lapack/triangular/trtrs.spec.ts';
export { gbsvForms } from './batched/band/gbsvBatched.spec.ts';
/** The description of gbsvStridedBatched: problems of one size, their operands at equal distances. */
export declare const gbsvStridedBatchedSpec: RoutineSpec;
/** The description of gbsvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gbsvBatchedSpec: RoutineSpec;
/** The description of gbsvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gbsvVbatchedSpec: RoutineSpec;
export { gbtrfForms } from './batched/band/gbtrfBatched.spec.ts';
/** The description of gbtrfStridedBatched: problems of one size, their operands at equal distances. */
export declare const gbtrfStridedBatchedSpec: RoutineSpec;
/** The description of gbtrfBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gbtrfBatchedSpec: RoutineSpec;
/** The description of gbtrfVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gbtrfVbatchedSpec: RoutineSpec;
export { gbtrsForms } from './batched/band/gbtrsBatched.spec.ts';
/** The description of gbtrsStridedBatched: problems of one size, their operands at equal distances. */
export declare const gbtrsStridedBatchedSpec: RoutineSpec;
/** The description of gbtrsBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gbtrsBatchedSpec: RoutineSpec;
/** The description of gbtrsVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gbtrsVbatchedSpec: RoutineSpec;
export { gtsvForms } from './batched/band/gtsvBatched.spec.ts';
/** The description of gtsvStridedBatched: problems of one size, their operands at equal distances. */
export declare const gtsvStridedBatchedSpec: RoutineSpec;
/** The description of gtsvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gtsvBatchedSpec: RoutineSpec;
/** The description of gtsvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gtsvVbatchedSpec: RoutineSpec;
export { gttrfForms } from './batched/band/gttrfBatched.spec.ts';
/** The description of gttrfStridedBatched: problems of one size, their operands at equal distances. */
export declare const gttrfStridedBatchedSpec: RoutineSpec;
/** The description of gttrfBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gttrfBatchedSpec: RoutineSpec;
/** The description of gttrfVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gttrfVbatchedSpec: RoutineSpec;
export { gttrsForms } from './batched/band/gttrsBatched.spec.ts';
/** The description of gttrsStridedBatched: problems of one size, their operands at equal distances. */
export declare const gttrsStridedBatchedSpec: RoutineSpec;
/** The description of gttrsBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gttrsBatchedSpec: RoutineSpec;
/** The description of gttrsVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gttrsVbatchedSpec: RoutineSpec;
export { ptsvForms } from './batched/band/ptsvBatched.spec.ts';
/** The description of ptsvStridedBatched: problems of one size, their operands at equal distances. */
export declare const ptsvStridedBatchedSpec: RoutineSpec;
/** The description of ptsvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const ptsvBatchedSpec: RoutineSpec;
/** The description of ptsvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const ptsvVbatchedSpec: RoutineSpec;
export { pttrfForms } from './batched/band/pttrfBatched.spec.ts';
/** The description of pttrfStridedBatched: problems of one size, their operands at equal distances. */
export declare const pttrfStridedBatchedSpec: RoutineSpec;
/** The description of pttrfBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const pttrfBatchedSpec: RoutineSpec;
/** The description of pttrfVbatched: problems of various sizes, as many as their lists have entries. */
export declare const pttrfVbatchedSpec: RoutineSpec;
export { pttrsForms } from './batched/band/pttrsBatched.spec.ts';
/** The description of pttrsStridedBatched: problems of one size, their operands at equal distances. */
export declare const pttrsStridedBatchedSpec: RoutineSpec;
/** The description of pttrsBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const pttrsBatchedSpec: RoutineSpec;
/** The description of pttrsVbatched: problems of various sizes, as many as their lists have entries. */
export declare const pttrsVbatchedSpec: RoutineSpec;
export { posvForms } from './batched/cholesky/posvBatched.spec.ts';
/** The description of posvStridedBatched: problems of one size, their operands at equal distances. */
export declare const posvStridedBatchedSpec: RoutineSpec;
/** The description of posvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const posvBatchedSpec: RoutineSpec;
/** The description of posvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const posvVbatchedSpec: RoutineSpec;
export { potrfForms } from './batched/cholesky/potrfBatched.spec.ts';
/** The description of potrfStridedBatched: problems of one size, their operands at equal distances. */
export declare const potrfStridedBatchedSpec: RoutineSpec;
/** The description of potrfBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const potrfBatchedSpec: RoutineSpec;
/** The description of potrfVbatched: problems of various sizes, as many as their lists have entries. */
export declare const potrfVbatchedSpec: RoutineSpec;
export { potriForms } from './batched/cholesky/potriBatched.spec.ts';
/** The description of potriStridedBatched: problems of one size, their operands at equal distances. */
export declare const potriStridedBatchedSpec: RoutineSpec;
/** The description of potriBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const potriBatchedSpec: RoutineSpec;
/** The description of potriVbatched: problems of various sizes, as many as their lists have entries. */
export declare const potriVbatchedSpec: RoutineSpec;
export { potrsForms } from './batched/cholesky/potrsBatched.spec.ts';
/** The description of potrsStridedBatched: problems of one size, their operands at equal distances. */
export declare const potrsStridedBatchedSpec: RoutineSpec;
/** The description of potrsBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const potrsBatchedSpec: RoutineSpec;
/** The description of potrsVbatched: problems of various sizes, as many as their lists have entries. */
export declare const potrsVbatchedSpec: RoutineSpec;
export { geconForms } from './batched/condition/geconBatched.spec.ts';
/** The description of geconStridedBatched: problems of one size, their operands at equal distances. */
export declare const geconStridedBatchedSpec: RoutineSpec;
/** The description of geconBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const geconBatchedSpec: RoutineSpec;
/** The description of geconVbatched: problems of various sizes, as many as their lists have entries. */
export declare const geconVbatchedSpec: RoutineSpec;
export { poconForms } from './batched/condition/poconBatched.spec.ts';
/** The description of poconStridedBatched: problems of one size, their operands at equal distances. */
export declare const poconStridedBatchedSpec: RoutineSpec;
/** The description of poconBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const poconBatchedSpec: RoutineSpec;
/** The description of poconVbatched: problems of various sizes, as many as their lists have entries. */
export declare const poconVbatchedSpec: RoutineSpec;
export { stedcForms } from './batched/eigen/stedcBatched.spec.ts';
/** The description of stedcStridedBatched: problems of one size, their operands at equal distances. */
export declare const stedcStridedBatchedSpec: RoutineSpec;
/** The description of stedcBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const stedcBatchedSpec: RoutineSpec;
/** The description of stedcVbatched: problems of various sizes, as many as their lists have entries. */
export declare const stedcVbatchedSpec: RoutineSpec;
export { steqrForms } from './batched/eigen/steqrBatched.spec.ts';
/** The description of steqrStridedBatched: problems of one size, their operands at equal distances. */
export declare const steqrStridedBatchedSpec: RoutineSpec;
/** The description of steqrBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const steqrBatchedSpec: RoutineSpec;
/** The description of steqrVbatched: problems of various sizes, as many as their lists have entries. */
export declare const steqrVbatchedSpec: RoutineSpec;
export { syevForms } from './batched/eigen/syevBatched.spec.ts';
/** The description of syevStridedBatched: problems of one size, their operands at equal distances. */
export declare const syevStridedBatchedSpec: RoutineSpec;
/** The description of syevBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const syevBatchedSpec: RoutineSpec;
/** The description of syevVbatched: problems of various sizes, as many as their lists have entries. */
export declare const syevVbatchedSpec: RoutineSpec;
export { syevdForms } from './batched/eigen/syevdBatched.spec.ts';
/** The description of syevdStridedBatched: problems of one size, their operands at equal distances. */
export declare const syevdStridedBatchedSpec: RoutineSpec;
/** The description of syevdBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const syevdBatchedSpec: RoutineSpec;
/** The description of syevdVbatched: problems of various sizes, as many as their lists have entries. */
export declare const syevdVbatchedSpec: RoutineSpec;
export { syevjForms } from './batched/eigen/syevjBatched.spec.ts';
/** The description of syevjStridedBatched: problems of one size, their operands at equal distances. */
export declare const syevjStridedBatchedSpec: RoutineSpec;
/** The description of syevjBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const syevjBatchedSpec: RoutineSpec;
/** The description of syevjVbatched: problems of various sizes, as many as their lists have entries. */
export declare const syevjVbatchedSpec: RoutineSpec;
export { syevxForms } from './batched/eigen/syevxBatched.spec.ts';
/** The description of syevxStridedBatched: problems of one size, their operands at equal distances. */
export declare const syevxStridedBatchedSpec: RoutineSpec;
/** The description of syevxBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const syevxBatchedSpec: RoutineSpec;
/** The description of syevxVbatched: problems of various sizes, as many as their lists have entries. */
export declare const syevxVbatchedSpec: RoutineSpec;
export { sygvForms } from './batched/eigen/sygvBatched.spec.ts';
/** The description of sygvStridedBatched: problems of one size, their operands at equal distances. */
export declare const sygvStridedBatchedSpec: RoutineSpec;
/** The description of sygvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const sygvBatchedSpec: RoutineSpec;
/** The description of sygvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const sygvVbatchedSpec: RoutineSpec;
export { expmSpec } from './batched/functions/expm.spec.ts';
export { expmForms } from './batched/functions/expmBatched.spec.ts';
/** The description of expmStridedBatched: problems of one size, their operands at equal distances. */
export declare const expmStridedBatchedSpec: RoutineSpec;
/** The description of expmBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const expmBatchedSpec: RoutineSpec;
/** The description of expmVbatched: problems of various sizes, as many as their lists have entries. */
export declare const expmVbatchedSpec: RoutineSpec;
export { invrootSpec } from './batched/functions/invroot.spec.ts';
export { invrootForms } from './batched/functions/invrootBatched.spec.ts';
/** The description of invrootStridedBatched: problems of one size, their operands at equal distances. */
export declare const invrootStridedBatchedSpec: RoutineSpec;
/** The description of invrootBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const invrootBatchedSpec: RoutineSpec;
/** The description of invrootVbatched: problems of various sizes, as many as their lists have entries. */
export declare const invrootVbatchedSpec: RoutineSpec;
export { logmForms } from './batched/functions/logmBatched.spec.ts';
/** The description of logmStridedBatched: problems of one size, their operands at equal distances. */
export declare const logmStridedBatchedSpec: RoutineSpec;
/** The description of logmBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const logmBatchedSpec: RoutineSpec;
/** The description of logmVbatched: problems of various sizes, as many as their lists have entries. */
export declare const logmVbatchedSpec: RoutineSpec;
export { polarForms } from './batched/functions/polarBatched.spec.ts';
/** The description of polarStridedBatched: problems of one size, their operands at equal distances. */
export declare const polarStridedBatchedSpec: RoutineSpec;
/** The description of polarBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const polarBatchedSpec: RoutineSpec;
/** The description of polarVbatched: problems of various sizes, as many as their lists have entries. */
export declare const polarVbatchedSpec: RoutineSpec;
export { signmForms } from './batched/functions/signmBatched.spec.ts';
/** The description of signmStridedBatched: problems of one size, their operands at equal distances. */
export declare const signmStridedBatchedSpec: RoutineSpec;
/** The description of signmBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const signmBatchedSpec: RoutineSpec;
/** The description of signmVbatched: problems of various sizes, as many as their lists have entries. */
export declare const signmVbatchedSpec: RoutineSpec;
export { sqrtmForms } from './batched/functions/sqrtmBatched.spec.ts';
/** The description of sqrtmStridedBatched: problems of one size, their operands at equal distances. */
export declare const sqrtmStridedBatchedSpec: RoutineSpec;
/** The description of sqrtmBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const sqrtmBatchedSpec: RoutineSpec;
/** The description of sqrtmVbatched: problems of various sizes, as many as their lists have entries. */
export declare const sqrtmVbatchedSpec: RoutineSpec;
export { hesvNopivForms } from './batched/indefinite/hesvNopivBatched.spec.ts';
/** The description of hesvNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const hesvNopivStridedBatchedSpec: RoutineSpec;
/** The description of hesvNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const hesvNopivBatchedSpec: RoutineSpec;
/** The description of hesvNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const hesvNopivVbatchedSpec: RoutineSpec;
export { hetrfNopivForms } from './batched/indefinite/hetrfNopivBatched.spec.ts';
/** The description of hetrfNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const hetrfNopivStridedBatchedSpec: RoutineSpec;
/** The description of hetrfNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const hetrfNopivBatchedSpec: RoutineSpec;
/** The description of hetrfNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const hetrfNopivVbatchedSpec: RoutineSpec;
export { hetrsNopivForms } from './batched/indefinite/hetrsNopivBatched.spec.ts';
/** The description of hetrsNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const hetrsNopivStridedBatchedSpec: RoutineSpec;
/** The description of hetrsNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const hetrsNopivBatchedSpec: RoutineSpec;
/** The description of hetrsNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const hetrsNopivVbatchedSpec: RoutineSpec;
export { sysvNopivForms } from './batched/indefinite/sysvNopivBatched.spec.ts';
/** The description of sysvNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const sysvNopivStridedBatchedSpec: RoutineSpec;
/** The description of sysvNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const sysvNopivBatchedSpec: RoutineSpec;
/** The description of sysvNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const sysvNopivVbatchedSpec: RoutineSpec;
export { sytrfNopivForms } from './batched/indefinite/sytrfNopivBatched.spec.ts';
/** The description of sytrfNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const sytrfNopivStridedBatchedSpec: RoutineSpec;
/** The description of sytrfNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const sytrfNopivBatchedSpec: RoutineSpec;
/** The description of sytrfNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const sytrfNopivVbatchedSpec: RoutineSpec;
export { sytrsNopivForms } from './batched/indefinite/sytrsNopivBatched.spec.ts';
/** The description of sytrsNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const sytrsNopivStridedBatchedSpec: RoutineSpec;
/** The description of sytrsNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const sytrsNopivBatchedSpec: RoutineSpec;
/** The description of sytrsNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const sytrsNopivVbatchedSpec: RoutineSpec;
export { gesvForms } from './batched/lu/gesvBatched.spec.ts';
/** The description of gesvStridedBatched: problems of one size, their operands at equal distances. */
export declare const gesvStridedBatchedSpec: RoutineSpec;
/** The description of gesvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gesvBatchedSpec: RoutineSpec;
/** The description of gesvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gesvVbatchedSpec: RoutineSpec;
export { getrfForms } from './batched/lu/getrfBatched.spec.ts';
/** The description of getrfStridedBatched: problems of one size, their operands at equal distances. */
export declare const getrfStridedBatchedSpec: RoutineSpec;
/** The description of getrfBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const getrfBatchedSpec: RoutineSpec;
/** The description of getrfVbatched: problems of various sizes, as many as their lists have entries. */
export declare const getrfVbatchedSpec: RoutineSpec;
export { getrfNopivForms } from './batched/lu/getrfNopivBatched.spec.ts';
/** The description of getrfNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const getrfNopivStridedBatchedSpec: RoutineSpec;
/** The description of getrfNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const getrfNopivBatchedSpec: RoutineSpec;
/** The description of getrfNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const getrfNopivVbatchedSpec: RoutineSpec;
export { getriForms } from './batched/lu/getriBatched.spec.ts';
/** The description of getriStridedBatched: problems of one size, their operands at equal distances. */
export declare const getriStridedBatchedSpec: RoutineSpec;
/** The description of getriBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const getriBatchedSpec: RoutineSpec;
/** The description of getriVbatched: problems of various sizes, as many as their lists have entries. */
export declare const getriVbatchedSpec: RoutineSpec;
export { getrsForms } from './batched/lu/getrsBatched.spec.ts';
/** The description of getrsStridedBatched: problems of one size, their operands at equal distances. */
export declare const getrsStridedBatchedSpec: RoutineSpec;
/** The description of getrsBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const getrsBatchedSpec: RoutineSpec;
/** The description of getrsVbatched: problems of various sizes, as many as their lists have entries. */
export declare const getrsVbatchedSpec: RoutineSpec;
export { getrsNopivForms } from './batched/lu/getrsNopivBatched.spec.ts';
/** The description of getrsNopivStridedBatched: problems of one size, their operands at equal distances. */
export declare const getrsNopivStridedBatchedSpec: RoutineSpec;
/** The description of getrsNopivBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const getrsNopivBatchedSpec: RoutineSpec;
/** The description of getrsNopivVbatched: problems of various sizes, as many as their lists have entries. */
export declare const getrsNopivVbatchedSpec: RoutineSpec;
export { matinvForms } from './batched/lu/matinvBatched.spec.ts';
/** The description of matinvStridedBatched: problems of one size, their operands at equal distances. */
export declare const matinvStridedBatchedSpec: RoutineSpec;
/** The description of matinvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const matinvBatchedSpec: RoutineSpec;
/** The description of matinvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const matinvVbatchedSpec: RoutineSpec;
export { slogdetStridedBatchedSpec } from './batched/lu/slogdetStridedBatched.spec.ts';
export { langeForms } from './batched/norms/langeBatched.spec.ts';
/** The description of langeStridedBatched: problems of one size, their operands at equal distances. */
export declare const langeStridedBatchedSpec: RoutineSpec;
/** The description of langeBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const langeBatchedSpec: RoutineSpec;
/** The description of langeVbatched: problems of various sizes, as many as their lists have entries. */
export declare const langeVbatchedSpec: RoutineSpec;
export { lansyForms } from './batched/norms/lansyBatched.spec.ts';
/** The description of lansyStridedBatched: problems of one size, their operands at equal distances. */
export declare const lansyStridedBatchedSpec: RoutineSpec;
/** The description of lansyBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const lansyBatchedSpec: RoutineSpec;
/** The description of lansyVbatched: problems of various sizes, as many as their lists have entries. */
export declare const lansyVbatchedSpec: RoutineSpec;
export { gemmBatchedSpec } from './batched/products/gemmBatched.spec.ts';
export { gemmStridedBatchedSpec } from './batched/products/gemmStridedBatched.spec.ts';
export { gemmVbatchedSpec } from './batched/products/gemmVbatched.spec.ts';
export { gemvForms } from './batched/products/gemvBatched.spec.ts';
/** The description of gemvStridedBatched: problems of one size, their operands at equal distances. */
export declare const gemvStridedBatchedSpec: RoutineSpec;
/** The description of gemvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gemvBatchedSpec: RoutineSpec;
/** The description of gemvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gemvVbatchedSpec: RoutineSpec;
export { herkForms } from './batched/products/herkBatched.spec.ts';
/** The description of herkStridedBatched: problems of one size, their operands at equal distances. */
export declare const herkStridedBatchedSpec: RoutineSpec;
/** The description of herkBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const herkBatchedSpec: RoutineSpec;
/** The description of herkVbatched: problems of various sizes, as many as their lists have entries. */
export declare const herkVbatchedSpec: RoutineSpec;
export { syrkForms } from './batched/products/syrkBatched.spec.ts';
/** The description of syrkStridedBatched: problems of one size, their operands at equal distances. */
export declare const syrkStridedBatchedSpec: RoutineSpec;
/** The description of syrkBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const syrkBatchedSpec: RoutineSpec;
/** The description of syrkVbatched: problems of various sizes, as many as their lists have entries. */
export declare const syrkVbatchedSpec: RoutineSpec;
export { gelsForms } from './batched/qr/gelsBatched.spec.ts';
/** The description of gelsStridedBatched: problems of one size, their operands at equal distances. */
export declare const gelsStridedBatchedSpec: RoutineSpec;
/** The description of gelsBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gelsBatchedSpec: RoutineSpec;
/** The description of gelsVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gelsVbatchedSpec: RoutineSpec;
export { gelsyForms } from './batched/qr/gelsyBatched.spec.ts';
/** The description of gelsyStridedBatched: problems of one size, their operands at equal distances. */
export declare const gelsyStridedBatchedSpec: RoutineSpec;
/** The description of gelsyBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gelsyBatchedSpec: RoutineSpec;
/** The description of gelsyVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gelsyVbatchedSpec: RoutineSpec;
export { geqp3Forms } from './batched/qr/geqp3Batched.spec.ts';
/** The description of geqp3StridedBatched: problems of one size, their operands at equal distances. */
export declare const geqp3StridedBatchedSpec: RoutineSpec;
/** The description of geqp3Batched: problems of one size, their operands at offsets that lie on the device. */
export declare const geqp3BatchedSpec: RoutineSpec;
/** The description of geqp3Vbatched: problems of various sizes, as many as their lists have entries. */
export declare const geqp3VbatchedSpec: RoutineSpec;
export { geqrfForms } from './batched/qr/geqrfBatched.spec.ts';
/** The description of geqrfStridedBatched: problems of one size, their operands at equal distances. */
export declare const geqrfStridedBatchedSpec: RoutineSpec;
/** The description of geqrfBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const geqrfBatchedSpec: RoutineSpec;
/** The description of geqrfVbatched: problems of various sizes, as many as their lists have entries. */
export declare const geqrfVbatchedSpec: RoutineSpec;
export { orgqrForms } from './batched/qr/orgqrBatched.spec.ts';
/** The description of orgqrStridedBatched: problems of one size, their operands at equal distances. */
export declare const orgqrStridedBatchedSpec: RoutineSpec;
/** The description of orgqrBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const orgqrBatchedSpec: RoutineSpec;
/** The description of orgqrVbatched: problems of various sizes, as many as their lists have entries. */
export declare const orgqrVbatchedSpec: RoutineSpec;
export { ormqrForms } from './batched/qr/ormqrBatched.spec.ts';
/** The description of ormqrStridedBatched: problems of one size, their operands at equal distances. */
export declare const ormqrStridedBatchedSpec: RoutineSpec;
/** The description of ormqrBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const ormqrBatchedSpec: RoutineSpec;
/** The description of ormqrVbatched: problems of various sizes, as many as their lists have entries. */
export declare const ormqrVbatchedSpec: RoutineSpec;
export { qrForms } from './batched/qr/qrBatched.spec.ts';
/** The description of qrStridedBatched: problems of one size, their operands at equal distances. */
export declare const qrStridedBatchedSpec: RoutineSpec;
/** The description of qrBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const qrBatchedSpec: RoutineSpec;
/** The description of qrVbatched: problems of various sizes, as many as their lists have entries. */
export declare const qrVbatchedSpec: RoutineSpec;
export { gesvRefinedForms } from './batched/refine/gesvRefinedBatched.spec.ts';
/** The description of gesvRefinedStridedBatched: problems of one size, their operands at equal distances. */
export declare const gesvRefinedStridedBatchedSpec: RoutineSpec;
/** The description of gesvRefinedBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gesvRefinedBatchedSpec: RoutineSpec;
/** The description of gesvRefinedVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gesvRefinedVbatchedSpec: RoutineSpec;
export { posvRefinedForms } from './batched/refine/posvRefinedBatched.spec.ts';
/** The description of posvRefinedStridedBatched: problems of one size, their operands at equal distances. */
export declare const posvRefinedStridedBatchedSpec: RoutineSpec;
/** The description of posvRefinedBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const posvRefinedBatchedSpec: RoutineSpec;
/** The description of posvRefinedVbatched: problems of various sizes, as many as their lists have entries. */
export declare const posvRefinedVbatchedSpec: RoutineSpec;
export { geevForms } from './batched/schur/geevBatched.spec.ts';
/** The description of geevStridedBatched: problems of one size, their operands at equal distances. */
export declare const geevStridedBatchedSpec: RoutineSpec;
/** The description of geevBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const geevBatchedSpec: RoutineSpec;
/** The description of geevVbatched: problems of various sizes, as many as their lists have entries. */
export declare const geevVbatchedSpec: RoutineSpec;
export { gehrdForms } from './batched/schur/gehrdBatched.spec.ts';
/** The description of gehrdStridedBatched: problems of one size, their operands at equal distances. */
export declare const gehrdStridedBatchedSpec: RoutineSpec;
/** The description of gehrdBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gehrdBatchedSpec: RoutineSpec;
/** The description of gehrdVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gehrdVbatchedSpec: RoutineSpec;
export { gesvdForms } from './batched/svd/gesvdBatched.spec.ts';
/** The description of gesvdStridedBatched: problems of one size, their operands at equal distances. */
export declare const gesvdStridedBatchedSpec: RoutineSpec;
/** The description of gesvdBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gesvdBatchedSpec: RoutineSpec;
/** The description of gesvdVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gesvdVbatchedSpec: RoutineSpec;
export { gesvdaForms } from './batched/svd/gesvdaBatched.spec.ts';
/** The description of gesvdaStridedBatched: problems of one size, their operands at equal distances. */
export declare const gesvdaStridedBatchedSpec: RoutineSpec;
/** The description of gesvdaBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gesvdaBatchedSpec: RoutineSpec;
/** The description of gesvdaVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gesvdaVbatchedSpec: RoutineSpec;
export { gesvdjForms } from './batched/svd/gesvdjBatched.spec.ts';
/** The description of gesvdjStridedBatched: problems of one size, their operands at equal distances. */
export declare const gesvdjStridedBatchedSpec: RoutineSpec;
/** The description of gesvdjBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const gesvdjBatchedSpec: RoutineSpec;
/** The description of gesvdjVbatched: problems of various sizes, as many as their lists have entries. */
export declare const gesvdjVbatchedSpec: RoutineSpec;
export { matrixRankForms } from './batched/svd/matrixRankBatched.spec.ts';
/** The description of matrixRankStridedBatched: problems of one size, their operands at equal distances. */
export declare const matrixRankStridedBatchedSpec: RoutineSpec;
/** The description of matrixRankBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const matrixRankBatchedSpec: RoutineSpec;
/** The description of matrixRankVbatched: problems of various sizes, as many as their lists have entries. */
export declare const matrixRankVbatchedSpec: RoutineSpec;
export { pinvForms } from './batched/svd/pinvBatched.spec.ts';
/** The description of pinvStridedBatched: problems of one size, their operands at equal distances. */
export declare const pinvStridedBatchedSpec: RoutineSpec;
/** The description of pinvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const pinvBatchedSpec: RoutineSpec;
/** The description of pinvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const pinvVbatchedSpec: RoutineSpec;
export { trsmForms } from './batched/triangular/trsmBatched.spec.ts';
/** The description of trsmStridedBatched: problems of one size, their operands at equal distances. */
export declare const trsmStridedBatchedSpec: RoutineSpec;
/** The description of trsmBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const trsmBatchedSpec: RoutineSpec;
/** The description of trsmVbatched: problems of various sizes, as many as their lists have entries. */
export declare const trsmVbatchedSpec: RoutineSpec;
export { trsvForms } from './batched/triangular/trsvBatched.spec.ts';
/** The description of trsvStridedBatched: problems of one size, their operands at equal distances. */
export declare const trsvStridedBatchedSpec: RoutineSpec;
/** The description of trsvBatched: problems of one size, their operands at offsets that lie on the device. */
export declare const trsvBatchedSpec: RoutineSpec;
/** The description of trsvVbatched: problems of various sizes, as many as their lists have entries. */
export declare const trsvVbatchedSpec: RoutineSpec;
export { activationBackwardSpec } from './nn/activations/activationBackward.spec.ts';
export { activationForwardSpec } from './nn/activations/activationForward.spec.ts';
export { attentionBackwardSpec } from './nn/attention/attentionBackward.spec.ts';
export { attentionForwardSpec } from './nn/attention/attentionForward.spec.ts';
export { convBackwardDataSpec } from './nn/convolution/convBackwardData.spec.ts';
export { convBackwardFilterSpec } from './nn/convolution/convBackwardFilter.spec.ts';
export { convForwardSpec } from './nn/convolution/convForward.spec.ts';
export { gemmGroupedSpec } from './nn/grouped/gemmGrouped.spec.ts';
export { batchNormBackwardSpec } from './nn/norms/batchNormBackward.spec.ts';
export { batchNormForwardSpec } from './nn/norms/batchNormForward.spec.ts';
export { layerNormBackwardSpec } from './nn/norms/layerNormBackward.spec.ts';
export { layerNormForwardSpec } from './nn/norms/layerNormForward.spec.ts';
export { rmsNormBackwardSpec } from './nn/norms/rmsNormBackward.spec.ts';
export { rmsNormForwardSpec } from './nn/norms/rmsNormForward.spec.ts';
export { poolBackwardSpec } from './nn/pooling/poolBackward.spec.ts';
export { poolForwardSpec } from './nn/pooling/poolForward.spec.ts';
export { dequantizeSpec } from './nn/quantized/dequantize.spec.ts';
export { dynamicQuantizeSpec } from './nn/quantized/dynamicQuantize.spec.ts';
export { qgemmSpec } from './nn/quantized/qgemm.spec.ts';
export { qgemmWeightsSpec } from './nn/quantized/qgemmWeights.spec.ts';
export { quantizeSpec } from './nn/quantized/quantize.spec.ts';
export { gruBackwardSpec } from './nn/recurrent/gruBackward.spec.ts';
export { gruForwardSpec } from './nn/recurrent/gruForward.spec.ts';
export { lstmBackwardSpec } from './nn/recurrent/lstmBackward.spec.ts';
export { lstmForwardSpec } from './nn/recurrent/lstmForward.spec.ts';
export { softmaxBackwardSpec } from './nn/softmax/softmaxBackward.spec.ts';
export { softmaxForwardSpec } from './nn/softmax/softmaxForward.spec.ts';
