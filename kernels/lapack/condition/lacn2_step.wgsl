// lacn2_step: what xLACN2 does to its vector between two products with B, for many vectors at once.
// Storage   X[offX + i + j*ldx]  (i < n, j < columns), W alike, real; est[j], magnitudes as bits, which also order them
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)   workgroup bytes = THREADS*24.5
// Needs     kind 0: X := s/n, the vectors of alternating signs in the `columns` columns behind, est := 0
//                1: Y := X, or W X by elements; est := max(est, factor ||Y||_1), X := s sign(Y), of complex numbers Y/|Y|, times W by elements
//                2: X := s e_k, k the first largest magnitude of X     3: as 1, and X is left alone
//           scaled 1: s is a power of two that goes with the norm norms[0]; 0: s = 1
// Source    LAPACK xLACN2
// @use lib/field
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  kind: u32,
  weighted: u32,
  scaled: u32,
  factor: R,
  offX: u32,
  ldx: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> W: array<R>;
@group(0) @binding(2) var<storage, read> norms: array<u32>;
@group(0) @binding(3) var<storage, read_write> est: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/norm_sum
// @use lib/pivot
// @use lib/start_size
// @use lib/modulus

fn weight(i: u32, j: u32) -> R {
  if (p.weighted == 0u) {
    return 1.0;
  }
  return W[i + j * p.ldw];
}

fn begin(t: u32, j: u32, s: R) {
  let other = p.offX + (j + p.columns) * p.ldx;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = ofReal(s / R(p.n));
    X[other + i] = ofReal(select(s, -s, i % 2u == 1u) * (1.0 + R(i) / R(max(p.n, 2u) - 1u)));
  }
  if (t == 0u) {
    est[j] = 0u;
  }
}

fn measure(t: u32, j: u32, s: R) {
  var sum = Sum(0u, 0.0, 0.0, 0.0);
  for (var i = t; i < p.n; i += THREADS) {
    let at = p.offX + i + j * p.ldx;
    let w = weight(i, j);
    let y = X[at] * w;
    sum = addMagnitude(sum, modulusBits(y));
    if (p.kind == 1u) {
      X[at] = (s * direction(y)) * w;
    }
  }
  sums[t] = sum;
  joinSums(t, THREADS, 1u);
  if (t == 0u) {
    var bits = sumBits(sums[0]);
    if (bits < INFINITY_BITS) {
      bits = bitcast<u32>(bitcast<R>(bits) * p.factor);
    }
    est[j] = max(est[j], bits);
  }
}

fn toUnit(t: u32, j: u32, s: R) {
  var best = 0u;
  var place = t;
  for (var i = t; i < p.n; i += THREADS) {
    let bits = modulusBits(X[p.offX + i + j * p.ldx]);
    if (bits > best) {
      best = bits;
      place = i;
    }
  }
  let first = bestPivot(t, best, place).y;
  for (var i = t; i < p.n; i += THREADS) {
    X[p.offX + i + j * p.ldx] = ofReal(select(0.0, s, i == first));
  }
}

@compute @workgroup_size(THREADS)
fn lacn2_step(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var s = 1.0;
  if (p.scaled == 1u) {
    s = startSize(norms[0]);
  }
  if (p.kind == 0u) {
    begin(t, j, s);
  } else if (p.kind == 2u) {
    toUnit(t, j, s);
  } else {
    measure(t, j, s);
  }
}
