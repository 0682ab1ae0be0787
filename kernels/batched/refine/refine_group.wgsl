// refine_group: X := X + A^-1 (B - A X) for each system of a batch,
// repeated until its backward error is a rounding error or no longer halves:
//           all corrections of a right-hand side, and its error bound, in one dispatch.
// Storage   A, B and X = problem.C where lib/batch_problem says; with CHOLESKY only the lower triangle of A is read. The factors are
//           F(i, j) = F[own.piv + i*rsF + j*csF] with distances 1 and n, or byRows n and 1; pivots ipiv[q*stridePivots + i]. failed[q] > 0:
//           there are none, and X is left. With CHOLESKY a complex A is Hermitian, imaginary parts of its diagonal are not looked at; turned 1:
//           what is stored of it is its conjugate. parts[q*columns + c] := (corrections, berr, ferr, 0) of column c, as bits
// Mapping   workgroup (x, c) -> column c of GROUP systems, LANES threads each; lane -> row; lib/vector_solve, lib/vector_estimate
// Tunables  as con_group   PIVOTS 1: of LU with interchanges   FERR 1: with error bounds
// Needs     n <= LANES; zero = 0, which compilers must not know. Barriers are uniform: loops have the largest order of the launch as bound,
//           and go on as long as one system of the workgroup wants to; the others no longer change.
//           Residuals are sums of exact products, compensated: as if computed with twice the digits. The products are those of halves of 12
//           bits, so that it does not matter whether a compiler fuses, and what it could rearrange passes through integers.
// Source    LAPACK xGERFS, xPORFS; T. Ogita, S. M. Rump and S. Oishi, Accurate sum and dot product, SIAM J. Sci. Comput. 26 (2005)
// @use lib/field
const LANES: u32 = 64u;
const THREADS: u32 = 64u;
const KB: u32 = 8u;
const TOP: u32 = 32u;
const ALONE: u32 = 0u;
const LISTED: u32 = 0u;
const CHOLESKY: u32 = 0u;
const PIVOTS: u32 = 1u;
const HERMITIAN: u32 = COMPLEX * CHOLESKY;
const FERR: u32 = 1u;
// Loads of a row that are in flight together.
const DEPTH: u32 = 4u;
const MOST_STEPS: u32 = 5u;
const EPS: R = 0x1p-24f;

struct Params {
// @use lib/batch_fields
  byRows: u32, // rows of A and of the factors lie along memory
  stridePivots: u32,
  columns: u32,
  zero: u32,
  turned: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> F: array<T>;
@group(0) @binding(2) var<storage, read> B: array<T>;
@group(0) @binding(3) var<storage, read_write> X: array<T>;
@group(0) @binding(4) var<storage, read_write> parts: array<vec4u>;
@group(0) @binding(5) var<storage, read> failed: array<i32>;
// @when PIVOTS
@group(0) @binding(6) var<storage, read> ipiv: array<i32>;
// @end
// @when LISTED
@group(0) @binding(7) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(8) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/norm_sum

fn factor(at: u32) -> V {
  return widen(F[at]);
}

// @use lib/vector_solve
// @when FERR
// @use lib/modulus
// @use lib/vector_estimate
// @end

// Whether a system of the workgroup goes on, and the same for all to read.
var<workgroup> wanted: atomic<u32>;
var<workgroup> verdict: u32;

// The same number, of which a compiler knows nothing.
fn opaque(x: R) -> R {
  return bitcast<R>(bitcast<u32>(x) ^ p.zero);
}

// The first 12 bits of the significand: products of such numbers, and of what is left of them, are exact.
fn upper(x: R) -> R {
  return bitcast<R>(bitcast<u32>(x) & 0xfffff000u);
}

// A sum, and what its rounding errors come to.
struct Wide {
  s: R,
  rest: R,
}

fn plusProduct(z: Wide, c: R, x: R) -> Wide {
  let c1 = upper(c);
  let c2 = c - c1;
  let x1 = upper(x);
  let x2 = x - x1;
  let product = opaque(c * x);
  let error = opaque(c1 * x1 - product) + c1 * x2 + c2 * x1 + c2 * x2;
  let sum = opaque(z.s + product);
  let part = opaque(sum - z.s);
  return Wide(sum, z.rest + (opaque(z.s - opaque(sum - part)) + opaque(product - part) + error));
}

struct Residual {
  r: V, // b - A x
  w: R, // |b| + |A| |x|, of complex numbers |Re| + |Im|
}

// Of this lane's row; x is what the others have told.
fn residual(me: Lane, a: Place, b: V) -> Residual {
  let row = min(me.lane, max(me.n, 1u) - 1u);
  // @when REAL
  var re = Wide(b, 0.0);
  // @end
  // @when COMPLEX
  var re = Wide(b.x, 0.0);
  var im = Wide(b.y, 0.0);
  // @end
  var w = abs1(b);
  // @registers
  var next: array<V, DEPTH>;
  for (var k0 = 0u; k0 < me.n; k0 += DEPTH) {
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let k = min(k0 + d, me.n - 1u);
      let i = select(row, max(row, k), CHOLESKY == 1u);
      let j = select(k, min(row, k), CHOLESKY == 1u);
      next[d] = widen(A[a.off + i * a.rs + j * a.cs]);
      // @when HERMITIAN
      let isTurned = (row < k) != (p.turned == 1u);
      next[d] = select(next[d], conj(next[d]), isTurned);
      next[d] = select(next[d], ofReal(realPart(next[d])), row == k);
      // @end
    }
    // @unroll
    for (var d = 0u; d < DEPTH; d++) {
      let inside = k0 + d < me.n;
      let x = select(V(), heard(me.slot * LANES + min(k0 + d, LANES - 1u)), inside);
      let c = select(V(), -next[d], inside);
      w += abs1(c) * abs1(x);
      // @when REAL
      re = plusProduct(re, c, x);
      // @end
      // @when COMPLEX
      re = plusProduct(plusProduct(re, c.x, x.x), -c.y, x.y);
      im = plusProduct(plusProduct(im, c.x, x.y), c.y, x.x);
      // @end
    }
  }
  // @when REAL
  return Residual(re.s + re.rest, w);
  // @end
  // @when COMPLEX
  return Residual(V(re.s + re.rest, im.s + im.rest), w);
  // @end
}

@compute @workgroup_size(THREADS)
fn refine_group(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = (group.x + p.baseX) * GROUP + t / LANES;
  let column = group.y + p.baseY;
  let own = problem(min(z, p.count - 1u));
  let good = (z < p.count) & (column < own.nrhs) & (failed[own.q] == 0);
  let me = Lane(t % LANES, t / LANES, select(0u, own.n, good));
  let inside = me.lane < me.n;
  let f = Place(own.piv, select(1u, own.n, p.byRows == 1u), select(own.n, 1u, p.byRows == 1u));
  let order = R(me.n + 1u);
  let safe1 = order * 0x1p-126f;
  let safe2 = order * 0x1p-102f;
  var place = me.lane;
  // @when PIVOTS
  // Where the interchanges take this lane's row, the last of them first.
  for (var s = me.n; s > 0u; s--) {
    let other = min(u32(ipiv[own.q * p.stridePivots + s - 1u]) - 1u, me.n - 1u);
    place = select(select(place, s - 1u, place == other), other, place == s - 1u);
  }
  // @end
  let at = own.C.off + me.lane * own.C.rs + column * own.C.cs;
  var b = V();
  var x = V();
  if (inside) {
    b = widen(B[own.B.off + me.lane * own.B.rs + column * own.B.cs]);
    x = widen(X[at]);
  }
  var goesOn = select(0u, 1u, me.n > 0u);
  var before = 3.0;
  var berr = 0u;
  var steps = 0u;
  var found = Residual(V(), 0.0);
  if (t == 0u) {
    atomicStore(&wanted, 0u);
  }
  for (var step = 0u; step <= MOST_STEPS; step++) {
    workgroupBarrier();
    tell(me.slot * LANES + me.lane, x);
    workgroupBarrier();
    found = residual(me, own.A, b);
    // Where the weight is next to nothing, safe1 makes it harmless.
    let extra = select(0.0, safe1, found.w <= safe2);
    let share = bitcast<u32>((abs1(found.r) + extra) / (found.w + extra)) & MAGNITUDE;
    let bits = laneMax(me, select(0u, share, inside));
    let error = bitcast<R>(min(bits, INFINITY_BITS));
    let again = (bits < INFINITY_BITS) & (error > EPS) & (2.0 * error <= before) & (step < MOST_STEPS);
    berr = select(berr, bits, goesOn == 1u);
    before = select(before, error, goesOn == 1u);
    goesOn = select(0u, goesOn, again);
    if (me.lane == 0u && goesOn == 1u) {
      atomicMax(&wanted, step + 1u);
    }
    workgroupBarrier();
    if (t == 0u) {
      verdict = select(0u, 1u, atomicLoad(&wanted) == step + 1u);
    }
    if (workgroupUniformLoad(&verdict) == 0u) {
      break;
    }
    let d = solved(me, f, found.r, 0u, place);
    x = select(x, x + d, goesOn == 1u);
    steps += goesOn;
  }
  var ferr = 0u;
  // @when FERR
  // What the residual, and the rounding errors made in computing it, can amount to.
  let weight = abs1(found.r) + order * EPS * found.w + select(0.0, safe1, found.w <= safe2);
  let bound = estimated(me, f, 1.0, select(0.0, weight, inside), 1u, place);
  let size = laneMax(me, select(0u, bitcast<u32>(abs1(x)) & MAGNITUDE, inside));
  ferr = select(bound, bitcast<u32>(bitcast<R>(bound) / bitcast<R>(max(size, 1u))), (bound < INFINITY_BITS) & (size != 0u));
  // @end
  if (inside) {
    X[at] = narrow(x);
  }
  if (me.lane == 0u && good) {
    parts[own.q * p.columns + column] = vec4u(steps, berr, ferr, 0u);
  }
}
