// What the specs do not say: results that are not unique, so that two right answers may differ, and modes that are cruder on purpose.
import { isComplex, isDouble } from '../src/core/field.ts';
import type { Call, PlacedOperand } from './build.ts';

/**
 * Operands, by routine without precision letter and form, in which two right answers may differ: '*' is all of them. The cases of
 * testing/cases judge these by their residuals.
 */
const NOT_UNIQUE: Readonly<Record<string, string>> = {
  // Eigenvectors and singular vectors have a sign, or a phase, and any basis of a space will do where values meet; A is workspace.
  syev: 'A',
  syevd: 'A',
  syevj: 'A',
  // With a large abstol, values are too far from those of A for inverse iteration, or just not.
  syevr: 'A W Z isuppz info',
  syevx: '*',
  sygv: 'A',
  sygvd: 'A',
  sygvx: '*',
  dssyevd: 'A iter',
  zcheevd: 'A iter',
  steqr: 'Z E',
  stedc: 'Z E',
  stein: 'Z ifail info',
  stebz: '*',
  bdsqr: 'VT U C E',
  bdsdc: 'U VT E',
  gesvd: 'A U VT superb',
  gesdd: 'A U VT',
  gesvda: 'A U VT V',
  gesvdj: 'A U V VT',
  gesvdr: '*',
  gesvdx: '*',
  gesvj: '*',
  gejsv: '*',
  dsgesdd: 'A U VT iter',
  zcgesdd: 'A U VT iter',
  geev: '*',
  geevx: '*',
  gees: '*',
  geesx: '*',
  ggev: '*',
  hseqr: '*',
  trevc3: 'VL VR',
  trsen: '*',
  trsna: '*',
  trexc: '*',
  // T is the triangle that belongs to V: others are no reflectors.
  tpmqrt: '*',
  // How often a solution is refined, and what its bounds come to, is decided by its last digits.
  gesvRefined: 'iter berr ferr',
  gesvRbt: 'iter',
  posvRefined: 'iter berr ferr',
  qradd: 'R C',
  // Where rounding decides, as of equal columns and of what is left of dependent ones.
  geqp3: 'A tau jpvt',
  // Whether what is left of the last column is real to the last bit says whether its sign is turned.
  gelsy: 'A jpvt',
  sqrtm: 'error iter',
  invroot: 'error iter',
  signm: 'error iter',
  logm: 'error iter',
  polar: 'error iter',
  gerfs: 'berr ferr',
  porfs: 'berr ferr',
  gesvx: 'berr ferr',
  posvx: 'berr ferr',
  dhgesv: 'iter iters inner A factored ipiv',
  dhposv: 'iter iters inner A factored',
  shgesv: 'iter iters inner A factored ipiv',
  dsgesv: 'iter iters inner A',
  dsgesvGmres: 'iter iters inner A',
  dsposv: 'iter iters inner A',
  // Of the triangle in single precision.
  dsgels: 'iter iters inner A rcond',
  zcgels: 'iter iters inner A rcond',
  zcgesv: 'iter iters inner A',
  zcgesvGmres: 'iter iters inner A',
  zcposv: 'iter iters inner A',
};

const bare = (call: Call): string => call.spec.name.replace(/(Strided|V)?[bB]atched$/, '');

/**
 * The same of small integers, whose columns may depend on each other exactly, so that what is left of them has any sign or is none; and of
 * Hermitian matrices, of whose last column a real number is left but for rounding, which decides whether it is turned.
 */
const NOT_UNIQUE_IF_SPECIAL: Readonly<Record<string, string>> = {
  polar: 'A',
  geqrf: 'A tau',
  gelqf: 'A tau',
  gels: 'A',
  gelsy: 'B rank',
  gebrd: 'A D E tauQ tauP',
  tpqrt: 'A B T',
  // Which of two equal elements is larger after rounding
  dsgesv: 'ipiv',
  dsgesvGmres: 'ipiv',
  zcgesv: 'ipiv',
  zcgesvGmres: 'ipiv',
};

/** Whether an iteration is told to end before it has converged: where that is depends on the order of its steps. */
export function endsEarly({ values }: Call): boolean {
  const { tol, maxSweeps } = values;
  return (typeof tol === 'number' && tol > 1e-3) || (typeof maxSweeps === 'number' && maxSweeps < 10);
}

/** Whether the results of an operand are not to be compared with the reference's. */
export function unlike(call: Call, operand: string): boolean {
  const { kind, definite } = call.knobs;
  // What stands for partial pivoting has other pivots, and the reference does not have it.
  if (operand === 'ipiv' && ['butterfly', 'window', 'tournament'].includes(String(call.values['pivoting'])))
    return true;
  if (endsEarly(call)) return true;
  const name = NOT_UNIQUE[bare(call)] ?? '';
  const special = kind === 'integers' || (definite && isComplex(call.prec));
  const names = special ? `${name} ${NOT_UNIQUE_IF_SPECIAL[bare(call)] ?? ''}` : name;
  return promisesNothing(call) || name === '*' || names.split(' ').includes(operand);
}

/** Routines whose info, where it is not 0, names a column of A that depends on those in front of it, found by LU with pivoting or by QR. */
const BY_ELIMINATION: readonly string[] = [
  ...['getrf', 'gesv', 'gesvRefined', 'gesvx', 'matinv', 'shgesv', 'dhgesv', 'dsgesv', 'dsgesvGmres', 'zcgesv'],
  ...['zcgesvGmres', 'gels'],
];

export const namesColumn = (call: Call): boolean => BY_ELIMINATION.includes(bare(call));

/** Routines whose info, where it is not 0, says how far an iteration has come: rounding decides how far. */
const GIVE_UP: readonly string[] = ['invroot', 'logm', 'polar', 'signm', 'sqrtm', 'syevj'];

export const givesUp = (call: Call): boolean => GIVE_UP.includes(bare(call));

/** Routines of which nothing is promised for other than definite matrices. */
export const needsDefinite = (call: Call): boolean => bare(call) === 'invroot';

/** Whether a call of such a routine has other matrices. */
export const promisesNothing = (call: Call): boolean => needsDefinite(call) && call.knobs.kind !== 'plain';

/** Operands that are the factors of a Cholesky factorization: their diagonals are real and positive, which some of the routines rely on. */
const CHOLESKY: Readonly<Record<string, string>> = {
  pocon: 'A',
  porfs: 'AF',
  posvx: 'AF',
  potri: 'A',
  potrs: 'A',
  sygst: 'B',
};

export const choleskyFactor = (call: Call, operand: string): boolean => CHOLESKY[bare(call)] === operand;

/** Errors of a call's mode in units of its precision's roundoff. */
export function looseness(call: Call): number {
  const { math } = call.values;
  if (math === 'half' || math === 'fast') return 2 ** 13;
  return 4;
}

/**
 * What an operand's elements have to exceed to be told apart. Where a condition number is next to the end of the range, vectors overflow on
 * the way to its estimate, and which of them do depends on the order of sums.
 */
export const least = ({ name, type }: Pick<PlacedOperand, 'name' | 'type'>): number =>
  name === 'rcond' ? 2 ** (isDouble(type) ? -1008 : -112) : 0;

/** Integers that are a permutation: with a row twice, which of its copies is where depends on the order of the moves. */
export const isPermutation = (call: Call, operand: string): boolean => operand === 'k' && bare(call) === 'lapmr';

/** How many rows below its own a pivot of the call may name. */
export function reachOf(call: Call): number {
  const { kl } = call.values;
  if (bare(call) === 'gttrs') return 1;
  if (bare(call) === 'gbtrs') return typeof kl === 'number' ? kl : 0;
  return Number.POSITIVE_INFINITY;
}
