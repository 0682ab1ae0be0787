import { defineConfig } from 'vitest/config';

const full = process.env.BASALT_TEST_SWEEPS === 'full' || process.env.BASALT_TEST_FULL === '1';
const wide = full || process.env.BASALT_TEST_SWEEPS === 'wide';

// Minutes of tools' time and not of the library's: the package as it is published, bundles of it, what editors show, pages in a browser, and
// tfjs-core's own suite, of which a wide run has what test/tfjs checks of every kernel.
const onlyFull = [
  'test/package/{package,size,hover}.test.ts',
  'test/browser/{site,library}.test.ts',
  'test/tfjs/suite.test.ts',
];
// Left out of a short run: complex numbers but for the sweeps of every routine, which have them too; what few changes can break, programs
// that end in all ways, full disks, ranks of MPI, examples, pages, layers of tfjs, devices with other libraries on them or with the least
// features, faults made on purpose; and of a routine that has several ways, the tests of those that compile many kernels for their own sake.
const onlyWide = [
  'test/{batched,blas1,blas2,blas3,doubles,lapack,real,tfjs}/**/*{omplex,ermitian}*.test.ts',
  'test/linalg/complex/{decompositions,foreignAlone,general}.test.ts',
  'test/{engine,cli}/process.test.ts',
  'test/runtime/{process,sharedDevice,interop,adapters}.test.ts',
  'test/cli/fullDisk.test.ts',
  'test/mpi/{mpi,verbs,distributed}.test.ts',
  'test/examples/examples.test.ts',
  'test/report/page.test.ts',
  'test/tfjs/{again,layers,ops,recurrentLayer}.test.ts',
  'test/reference/judge.test.ts',
  'test/testing/{case,complex}.test.ts',
  'test/reliability/{concurrency,engineFaults,faults,lostSpectral,tinyPivots}.test.ts',
  'test/setup/poison.test.ts',
  'test/doubles/{careful,columnPivoting,gelsBatches,largeFactorizations,qrBatches,trsmInverted}.test.ts',
  'test/batched/{largeBad,shapes}.test.ts',
  'test/batched/band/bandCases.test.ts',
  'test/batched/eigen/{ormtrPacked,steqrPacked,syevLanes}.test.ts',
  'test/batched/functions/{alone,functionProducts,polar}.test.ts',
  'test/batched/qr/{geqp3Forms,qrLarge,reflect}.test.ts',
  'test/batched/refine/refined.test.ts',
  'test/batched/svd/{gesvdLanes,pinv,svdForms,svdLarge}.test.ts',
  'test/lapack/eigen/{sytrdTwoStages,twoStagesGpu}.test.ts',
  'test/lapack/indefinite/hetrf.test.ts',
  'test/lapack/mixed/{doubleSingleLoop,ladder,mixedPaired,zoomDevice}.test.ts',
  'test/lapack/schur/reducedGpu.test.ts',
  'test/lapack/svd/programs.test.ts',
];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...(full ? [] : onlyFull), ...(wide ? [] : onlyWide)],
    globalSetup: ['test/setup/generate.ts'],
    setupFiles: ['test/setup/pace.ts', 'test/setup/spent.ts', 'test/setup/trace.ts'],
    // Few processes for all files: those of one share a device, and each pipeline is compiled once. Software adapters compile on one core.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // Half of the tests make more garbage than data: collecting it seldom saves a tenth of all time.
    execArgv: ['--max-semi-space-size=128', '--min-semi-space-size=64'],
    // What is read of two thousand files is kept for the next run, by their texts.
    experimental: { fsModuleCache: true },
    // Whatever has been tuned on this machine, tests see the built-in rules; those of the database turn it on.
    env: { BASALT_TUNING: 'off' },
    // Software adapters compile a pipeline in seconds, not milliseconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
