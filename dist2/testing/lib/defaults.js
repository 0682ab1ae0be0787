export const MIB = 2 ** 20;
/** Defaults of MAGMA, then the tester's own, then the environment: as in MAGMA its variables count by existing. */
export function defaultOptions(context) {
    const { process, navigator } = globalThis;
    const env = context.env ?? process?.env ?? {};
    const cores = process?.getBuiltinModule?.('node:os').availableParallelism() ?? navigator?.hardwareConcurrency ?? 1;
    const threads = context.threads ?? cores;
    const o = {
        sizes: [],
        check: 0,
        lapack: false,
        magma: true,
        warmup: false,
        plan: false,
        verbose: 0,
        help: false,
        dev: 0,
        align: 32,
        cache: 2 * MIB * threads,
        nb: 0,
        nrhs: 1,
        nqueue: 1,
        ngpu: 1,
        nsub: 1,
        niter: 1,
        nthread: 1,
        offset: 0,
        itype: 1,
        batch: 300,
        kl: 1,
        ku: 1,
        version: 1,
        tol: 30,
        fraction: [0, 1],
        irange: null,
        vrange: null,
        matrix: 'rand',
        cond: 0,
        condD: 1,
        svdWork: [],
        jobu: [],
        jobv: [],
        uplo: 'l',
        transA: 'n',
        transB: 'n',
        side: 'l',
        diag: 'n',
        jobz: 'n',
        jobvl: 'n',
        jobvr: 'n',
        backend: 'auto',
        adapter: null,
        matrixFile: null,
        json: null,
        timer: 'wall',
        math: 'strict',
        ...context.defaults,
    };
    if (env.MAGMA_TESTINGS_CHECK !== undefined)
        o.check = 1;
    if (env.MAGMA_RUN_LAPACK !== undefined)
        o.lapack = true;
    if (env.MAGMA_WARMUP !== undefined)
        o.warmup = true;
    return o;
}
