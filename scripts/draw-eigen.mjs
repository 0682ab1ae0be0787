// Draws docs/img/small-singular.svg, relative errors of the singular values of a matrix whose columns differ by eight decades, and
// docs/img/eigen-spectra.svg, residuals and orthogonality of eigenvectors by order and spectrum, both computed here on the CPU.
// `node scripts/draw-eigen.mjs`, after a build.
import path from 'node:path';
import { draw } from './drawing.mjs';
import { root } from './process.mjs';

const built = (name) => import(path.join(root, 'dist', name));
const { createContext, dgejsv, dssyevd, dsyevd, mustSucceed, sgejsv, sgesdd, sgesvj } = await built('src/index.js');
const { Random } = await built('testing/lib/random.js');
const { generateMatrix } = await built('testing/lib/generate.js');
const { matrixView } = await built('testing/lib/norms.js');
const { spectralError } = await built('testing/lib/residualsEigen.js');
const { orthogonality } = await built('testing/lib/residualsSvd.js');

const context = await createContext({ backend: 'cpu' });
const { queue } = context;
const random = new Random([1, 2, 3, 5]);

/** The singular values of a square matrix, by routines of either kind of arguments. */
async function singularValues(routine, prec, n, a) {
  const [A, S, info] = [context.upload(prec, a), context.alloc(prec, n), context.alloc('i', 1)];
  const jacobi = { jobu: 'n', jobv: 'n', SVA: S };
  const none = { gejsv: jacobi, gesvj: jacobi, gesvd: { jobu: 'n', jobvt: 'n', S }, gesdd: { jobz: 'n', S } };
  await routine.call(queue, { ...none[routine.name], m: n, n, A, lda: n, info });
  mustSucceed(routine.name, (await context.download(info))[0]);
  return context.download(S);
}

const SINGULAR = {
  'gesvd, gesdd': { name: 'gesdd', call: sgesdd, look: { color: 1, variant: 0 } },
  gesvj: { name: 'gesvj', call: sgesvj, look: { color: 2, variant: 0 } },
  gejsv: { name: 'gejsv', call: sgejsv, look: { color: 0, variant: 0 } },
};

/** Relative errors in single of the singular values of a matrix, by how far they are below the largest. */
async function relativeErrors(n, a) {
  // Singles as they are, decomposed in double by the method whose errors are relative: right to more digits than singles have.
  const right = await singularValues({ name: 'gejsv', call: dgejsv }, 'd', n, Float64Array.from(a));
  const series = [];
  for (const [name, routine] of Object.entries(SINGULAR)) {
    const found = await singularValues(routine, 's', n, a);
    const points = Array.from(right, (sigma, i) => ({
      x: Math.log10(right[0] / sigma),
      y: Math.max(Math.abs(found[i] - sigma) / sigma, 2 ** -28),
    }));
    series.push({ name, ...routine.look, points });
    console.log(name, 'largest relative error', Math.max(...points.map(({ y }) => y)).toExponential(1));
  }
  return series;
}

async function smallSingularValues() {
  const [n, decades] = [48, 8];
  const { A } = generateMatrix({ matrix: 'svd_arith', cond: 10, prec: 's' }, n, n, n, random);
  // The scales in no order: of sorted ones bidiagonal form keeps more.
  const scale = (k) => 10 ** ((-decades * ((17 * k) % n)) / (n - 1));
  const chart = async (id, title, at) => ({
    id,
    title,
    x: { kind: 'linear', title: `${title}: decades below the largest` },
    y: { kind: 'log', title: 'relative error' },
    series: await relativeErrors(
      n,
      Float32Array.from(A, (x, e) => x * scale(at(e))),
    ),
  });
  const looks = Object.fromEntries(Object.entries(SINGULAR).map(([name, { look }]) => [name, look]));
  draw('docs/img/small-singular.svg', looks, [
    await chart('columns', 'singular values of B D', (e) => Math.floor(e / n)),
    await chart('rows', 'singular values of D B', (e) => e % n),
  ]);
}

const ORDERS = [64, 128, 224, 320];
const SPECTRA = { random: 'heev_rands', geometric: 'poev_geo', clustered: 'poev_cluster0' };

async function eigenvectors() {
  const [looks, errors] = [{}, []];
  for (const [spectrum, matrix] of Object.entries(SPECTRA)) {
    for (const [variant, routine] of [dsyevd, dssyevd].entries()) {
      const name = `${['syevd', 'dssyevd'][variant]}, ${spectrum}`;
      looks[name] = { color: Object.keys(SPECTRA).indexOf(spectrum), variant };
      errors.push({ name, matrix, routine, found: [] });
    }
  }
  for (const one of errors) {
    for (const n of ORDERS) {
      const { A: a } = generateMatrix({ matrix: one.matrix, cond: 1e10, prec: 'd' }, n, n, n, new Random([n, 2, 3, 5]));
      const [A, W] = [context.upload('d', a), context.alloc('d', n)];
      const [iter, info] = [context.alloc('i', 1), context.alloc('i', 1)];
      const corrected = one.routine === dssyevd ? { iter } : {};
      await one.routine(queue, { uplo: 'l', n, A, lda: n, W, info, ...corrected });
      mustSucceed('syevd', (await context.download(info))[0]);
      const [w, z] = [await context.download(W), matrixView(await context.download(A), n, n)];
      const ratios = [spectralError(matrixView(a, n, n), matrixView(w, n, 1), z), orthogonality(z)];
      const [residual, parallel] = ratios.map((ratio) => ratio / 2 ** -52);
      one.found.push({ n, residual, parallel });
      console.log(
        one.name,
        n,
        residual.toFixed(3),
        parallel.toFixed(3),
        'corrections',
        (await context.download(iter))[0],
      );
    }
  }
  const chart = (id, title, axis, value) => ({
    id,
    title,
    x: { kind: 'linear', title: 'order n' },
    y: { kind: 'log', title: axis },
    series: errors.map(({ name, found }) => ({
      name,
      ...looks[name],
      points: found.map((row) => ({ x: row.n, y: value(row) })),
    })),
  });
  draw('docs/img/eigen-spectra.svg', looks, [
    chart('residual', 'Residual', '|A - Z W Z^T| / (|A| n ulp)', ({ residual }) => residual),
    chart('orthogonality', 'Orthogonality', '|I - Z^T Z| / (n ulp)', ({ parallel }) => parallel),
  ]);
}

await smallSingularValues();
await eigenvectors();
context.dispose();
