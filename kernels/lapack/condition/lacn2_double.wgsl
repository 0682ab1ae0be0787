// lacn2_double: what xLACN2 does to its vector between two products with B, in doubles, real or complex.
// Storage   X[offX + i + j*ldx], i < n, j < 2; norms[0]; est[0]
// Mapping   one workgroup; thread -> every THREADS-th element; a tree over the threads
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = THREADS*24 + 576   T V COMPLEX: lib/double_elements
// Needs     kind 0: X := s/n, the vector of alternating signs in the column behind, est := 0
//                1: est := max(est, factor ||X||_1), X := s sign(X), of complex numbers X/|X|
//                2: X := s e_k, k the first largest magnitude of X     3: as 1, and X is left alone
//           s is a power of two that goes with the norm: condition.ref.ts says why
// Source    LAPACK xLACN2
// @use lib/double_elements
// @use lib/double_modulus
const THREADS: u32 = 256u;

struct Params {
  n: u32,
  kind: u32,
  offX: u32,
  ldx: u32,
  factor: R,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> norms: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> est: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/pivot_double
// @use lib/start_double

var<workgroup> sums: array<vec2u, THREADS>;

fn begin(t: u32, s: R) {
  let share = dDiv(s, dOfU32(p.n));
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i] = narrow(ofReal(share));
    let size = dAdd(D_ONE, dDiv(dOfU32(i), dOfU32(max(p.n, 2u) - 1u)));
    var signed = dMul(s, size);
    signed.y ^= (i % 2u) << 31u;
    X[p.offX + p.ldx + i] = narrow(ofReal(signed));
  }
  if (t == 0u) {
    est[0] = vec2u();
  }
}

// x / |x|, 1 of 0.
fn direction(x: V) -> V {
  // @when REAL
  return select(neg(one()), one(), dLess(vec2u(), x));
  // @end
  // @when COMPLEX
  let size = modulus(x);
  if (dIsZero(size)) {
    return one();
  }
  return overReal(x, size);
  // @end
}

fn measure(t: u32, s: R) {
  var sum = vec2u();
  for (var i = t; i < p.n; i += THREADS) {
    let x = widen(X[p.offX + i]);
    sum = dAdd(sum, modulus(x));
    if (p.kind == 1u) {
      X[p.offX + i] = narrow(byReal(s, direction(x)));
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
    }
  }
  if (t == 0u) {
    // NaN is above infinity by its bits.
    let found = dAbs(dMul(sums[0], p.factor));
    est[0] = select(est[0], found, dBelow(est[0], found));
  }
}

fn toUnit(t: u32, s: R) {
  var best = NO_PIVOT;
  for (var i = t; i < p.n; i += THREADS) {
    best = better(best, pivotOf(modulus(widen(X[p.offX + i])), i, i));
  }
  let first = bestPivot(t, best, THREADS).z;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i] = narrow(ofReal(select(vec2u(), s, i == first)));
  }
}

@compute @workgroup_size(THREADS)
fn lacn2_double(@builtin(local_invocation_index) t: u32) {
  let s = startOf(norms[0]);
  if (p.kind == 0u) {
    begin(t, s);
  } else if (p.kind == 2u) {
    toUnit(t, s);
  } else {
    measure(t, s);
  }
}
