/** Every way to take one word of each list; '' takes none. */
const cross = (...lists) => lists.reduce((all, list) => all.flatMap((some) => list.map((word) => `${some} ${word}`.trim())), ['']);
const UPLO = ['-L', '-U'];
const SIDE = ['-SL', '-SR'];
const TRANS = ['', '-T', '-C'];
const DIAG = ['-DN', '-DU'];
const PRODUCTS = ['-NN', '-NT', '-NC', '-TN', '-TT', '-TC', '-CN', '-CT', '-CC'];
const versions = (...numbers) => numbers.map((number) => `--version ${number}`);
const tests = (dimensions, options, ...routines) => routines.map((routine) => ({ routine, options, dimensions }));
const BLAS = [
    ...tests('n', [''], 'axpy', 'scal', 'rscal', 'copy', 'swap', 'dot', 'dotu', 'dotc', 'nrm2', 'asum'),
    ...tests('n', [''], 'iamax', 'iamin', 'rot', 'rrot', 'rotm'),
    ...tests('mn', TRANS, 'gemv', 'gbmv'),
    ...tests('mn', [''], 'ger', 'geru', 'gerc'),
    ...tests('n', UPLO, 'symv', 'sbmv', 'spmv', 'syr', 'spr', 'syr2', 'spr2'),
    ...tests('n', UPLO, 'hemv', 'hbmv', 'hpmv', 'her', 'hpr', 'her2', 'hpr2'),
    ...tests('n', cross(UPLO, TRANS, DIAG), 'trmv', 'tbmv', 'tpmv', 'trsv', 'tbsv', 'tpsv'),
    ...tests('mnk', PRODUCTS, 'gemm', 'gemmI32', 'gemmFused'),
    ...tests('mn', cross(SIDE, UPLO), 'symm', 'hemm'),
    ...tests('mn', cross(UPLO, ['', '-T']), 'syrk', 'syr2k'),
    ...tests('mn', cross(UPLO, ['', '-C']), 'herk', 'her2k'),
    ...tests('mn', cross(UPLO, ['-NN', '-TN', '-NT', '-TT']), 'gemmtr'),
    ...tests('mn', cross(SIDE, UPLO, TRANS, DIAG), 'trmm', 'trsm'),
];
const AUX = [
    ...tests('mn', [''], 'lacpy', 'laset', 'lascl', 'lange', 'lag2s', 'lag2d', 'lag2h'),
    ...tests('mn', [''], 'laswp', 'lapmr', 'geadd', 'transpose'),
    ...tests('mn', PRODUCTS, 'geam'),
    ...tests('mn', SIDE, 'dgmm'),
    ...tests('n', [''], 'transposeInplace', 'lansy', 'lanhe', 'lantr'),
    ...tests('n', UPLO, 'symmetrize'),
];
const CHOL = [
    ...tests('n', cross(UPLO, ['', ...versions(1, 2)]), 'potrf'),
    ...tests('n', cross(UPLO, ['', ...versions(1, 2)]), 'posv'),
    ...tests('n', UPLO, 'dsposv', 'dhposv', 'zcposv'),
    ...tests('n', UPLO, 'potrs', 'potri'),
    ...tests('n', cross(UPLO, DIAG), 'trtri'),
];
const LU = [
    ...tests('mn', ['', ...versions(1, 2, 3, 4)], 'getrf'),
    ...tests('n', ['-c2'], 'getrf'),
    ...tests('n', ['', ...versions(1, 3, 4)], 'gesv'),
    ...tests('n', [''], 'dsgesv', 'dsgesvGmres', 'dhgesv', 'shgesv', 'zcgesv', 'zcgesvGmres'),
    ...tests('n', TRANS, 'getrs'),
    ...tests('n', [''], 'getri', 'gesvNopiv', 'gesvRbt', 'getrfNopiv', 'getrsNopiv'),
    ...tests('n', cross(UPLO, TRANS, DIAG), 'trtrs'),
];
/** What is made of the reflectors of a batch in a form. */
const reflected = (form) => [
    ...tests('tall', [''], `orgqr${form}`),
    ...tests('tall', cross(['-SL'], ['', '-T']), `ormqr${form}`),
    ...tests('wide', cross(['-SR'], ['', '-T']), `ormqr${form}`),
];
/** Factorizations, solutions and inverses of a batch in a form. */
const factored = (form) => [
    ...tests('mn', [''], `getrf${form}`, `getrfNopiv${form}`, `geqrf${form}`, `geqp3${form}`, `gelsy${form}`),
    ...tests('mn', ['', '-T'], `gels${form}`),
    ...tests('n', TRANS, `getrs${form}`, `getrsNopiv${form}`),
    ...tests('n', [''], `gesv${form}`, `getri${form}`, `matinv${form}`),
    ...tests('n', ['', '--kl 3 --ku 2 --nrhs 3'], `gbsv${form}`, `gbtrf${form}`),
    ...tests('n', [''], `gtsv${form}`, `gttrf${form}`, `ptsv${form}`, `pttrf${form}`, `pttrs${form}`),
    ...tests('n', [''], `expm${form}`, `sqrtm${form}`, `invroot${form}`, `signm${form}`, `logm${form}`),
    ...tests('n', TRANS, `gttrs${form}`, `gbtrs${form}`),
    ...tests('n', UPLO, `potrf${form}`, `potrs${form}`, `posv${form}`, `potri${form}`),
    ...tests('n', [''], `gesvRefined${form}`, `gecon${form}`),
    ...tests('n', UPLO, `posvRefined${form}`, `pocon${form}`, `lansy${form}`),
    ...tests('mn', [''], `lange${form}`),
    ...tests('n', [''], `gehrd${form}`),
    ...tests('n', cross(['-LN', '-LV'], ['-RN', '-RV']), `geev${form}`),
    ...tests('n', UPLO, `sytrfNopiv${form}`, `sytrsNopiv${form}`, `sysvNopiv${form}`),
    ...tests('n', UPLO, `hetrfNopiv${form}`, `hetrsNopiv${form}`, `hesvNopiv${form}`),
    ...tests('n', [''], `steqr${form}`, `stedc${form}`),
    ...tests('n', UPLO, `syev${form}`, `syevd${form}`, `syevj${form}`),
];
const multiplied = (form) => [
    ...tests('mn', TRANS, `gemv${form}`),
    ...tests('n', cross(UPLO, TRANS, DIAG), `trsv${form}`),
    ...tests('mn', cross(SIDE, UPLO, TRANS, DIAG), `trsm${form}`),
    ...tests('mn', cross(UPLO, ['', '-T']), `syrk${form}`),
    ...tests('mn', cross(UPLO, ['', '-C']), `herk${form}`),
];
const BATCHED = [
    ...tests('mnk', PRODUCTS, 'gemmBatched', 'gemmStridedBatched'),
    ...['StridedBatched', 'Batched'].flatMap(multiplied),
    ...tests('mn', [''], 'qrStridedBatched'),
    ...tests('tall', [''], 'polarStridedBatched'),
    ...tests('mn', [''], 'pinvStridedBatched'),
    ...tests('mn', ['--jobu n', '--jobu s', '--jobu a'], 'gesvdStridedBatched', 'gesvdjStridedBatched'),
    ...['StridedBatched', 'Batched'].flatMap(factored),
    ...['StridedBatched', 'Batched'].flatMap(reflected),
];
// orgqr needs m >= n >= k, ormqr k <= m on the left and k <= n on the right.
const QR = [
    ...tests('mn', [''], 'geqr2', 'gelqf', 'geqp3', 'tpqrt'),
    ...tests('mn', ['', ...versions(1, 2)], 'geqrf'),
    ...tests('wide', [''], 'orglq'),
    ...tests('tall', cross(['-SL'], ['', '-T']), 'ormlq', 'tpmqrt'),
    ...tests('wide', cross(['-SR'], ['', '-T']), 'ormlq'),
    ...tests('tall', [''], 'orgqr'),
    ...tests('tall', cross(['-SL'], ['', '-T']), 'ormqr'),
    ...tests('wide', cross(['-SR'], ['', '-T']), 'ormqr'),
];
const LS = [
    ...tests('mn', ['', '-T'], 'gels', 'dsgels', 'zcgels'),
    ...tests('mn', ['', '--cond 1'], 'gelsy'),
    ...tests('tall', [''], 'cholqr'),
    ...tests('mn', [''], 'qradd'),
];
const SVD = [
    ...tests('mn', ['--jobu n --jobv n', '--jobu s --jobv s', '--jobu a --jobv a'], 'gesvd'),
    ...tests('mn', ['--jobu n', '--jobu s', '--jobu a'], 'gesdd'),
    ...tests('mn', ['--jobu n', '--jobu s'], 'dsgesdd', 'zcgesdd'),
    ...tests('tall', [''], 'polar'),
    ...tests('n', [''], 'signm', 'logm', 'sqrtm', 'expm', 'invroot'),
    ...tests('mn', [''], 'gebrd'),
    ...tests('n', UPLO, 'bdsqr', 'bdsdc'),
    ...tests('n', [''], 'orgbr', 'ormbr'),
    ...tests('tall', [''], 'gesvj', 'gejsv'),
    ...tests('tall', [''], 'gesvdr'),
    ...tests('mn', [''], 'gesvdx'),
];
const SYEV = [
    ...tests('n', UPLO, 'sytrd', 'orgtr'),
    ...tests('n', cross(UPLO, ['--kl 8', '--kl 32']), 'sytrdSy2sb', 'sytrdSb2st'),
    ...tests('mn', UPLO, 'ormtr'),
    ...tests('n', [''], 'steqr', 'stedc', 'sterf', 'stebz', 'stein'),
    ...tests('n', cross(['-JN', '-JV'], UPLO), 'syev', 'syevd', 'dssyevd', 'zcheevd'),
    ...tests('n', cross(['-JN', '-JV'], ['--fraction .1', '--fraction .3,.8']), 'syevx', 'syevr'),
];
const SYGV = ['--itype 1', '--itype 2', '--itype 3'].flatMap((itype) => [
    ...tests('n', cross([itype], UPLO), 'sygst'),
    ...tests('n', cross([itype], ['-JN', '-JV']), 'sygv', 'sygvd'),
    ...tests('n', cross([itype], ['-JN --fraction .1', '-JV --fraction .1']), 'sygvx'),
]);
const GEEV = [
    ...tests('n', cross(['-LN', '-LV'], ['-RN', '-RV']), 'geev'),
    ...tests('n', ['-RN', '-RV'], 'gees'),
    ...tests('n', [''], 'gehrd'),
];
/** Condition numbers, refinement and the expert drivers built on both. */
const EXPERT = [
    ...tests('n', [''], 'gecon', 'poequ'),
    ...tests('mn', [''], 'geequ', 'laqge'),
    ...tests('n', UPLO, 'laqsy', 'laqhe'),
    ...tests('n', UPLO, 'pocon', 'trcon', 'sycon', 'hecon', 'porfs', 'posvx'),
    ...tests('n', TRANS, 'gerfs', 'gesvx'),
];
const HESV = [
    ...tests('n', UPLO, 'sytrf', 'sytrs', 'sytri', 'sysv', 'hetrf', 'hetrs', 'hetri', 'hesv'),
    ...tests('n', UPLO, 'sytrfNopiv', 'sytrsNopiv', 'sysvNopiv', 'hetrfNopiv', 'hetrsNopiv', 'hesvNopiv'),
];
const NN = [
    ...tests('mn', [''], 'softmaxForward', 'softmaxBackward'),
    ...tests('mn', [''], 'layerNormForward', 'layerNormBackward', 'rmsNormForward', 'rmsNormBackward'),
    ...tests('n', [''], 'activationForward', 'activationBackward'),
    ...tests('mn', [''], 'batchNormForward', 'batchNormBackward'),
    ...tests('mn', [''], 'poolForward', 'poolBackward'),
    ...tests('mn', [''], 'convForward', 'convBackwardData', 'convBackwardFilter'),
    ...tests('mnk', [''], 'lstmForward', 'lstmBackward', 'gruForward', 'gruBackward'),
    ...tests('mnk', [''], 'attentionForward', 'attentionBackward'),
    ...tests('mnk', [''], 'qgemm', 'qgemmWeights', 'gemmGrouped'),
    ...tests('mn', [''], 'quantize', 'dequantize'),
    ...tests('n', [''], 'dynamicQuantize'),
];
export const GROUPS = new Map([
    ['blas', BLAS],
    ['aux', AUX],
    ['chol', CHOL],
    ['hesv', HESV],
    ['lu', LU],
    ['expert', EXPERT],
    ['qr', QR],
    ['ls', LS],
    ['syev', SYEV],
    ['sygv', SYGV],
    ['svd', SVD],
    ['geev', GEEV],
    ['nn', NN],
    ['batched', BATCHED],
    [
        'vbatched',
        [
            ...tests('mnk', PRODUCTS, 'gemmVbatched'),
            ...multiplied('Vbatched'),
            ...factored('Vbatched'),
            ...reflected('Vbatched'),
        ],
    ],
]);
/** Their usual sizes are others, or take long: they are run when they are asked for. */
export const ON_REQUEST = ['batched', 'vbatched', 'svd', 'geev'];
