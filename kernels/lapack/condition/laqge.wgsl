// laqge: A := diag(r) A diag(c) in an m x n block or a triangle of it, with either factor, both or none, as `way` or the scalars say.
// Storage   A[offA + i + j*lda]; r(i) = factors[i], c(j) = factors[offC + j]; scalars factors[offS..]: rowcnd, colcnd, amax, or scond, amax
//           with symmetric = 1, where r and c are one; equed[offE]
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS (1..8)
// Needs     A and factors in different buffers. hermitian 1: what is scaled has a real diagonal behind it. way 0 nothing, 1 rows, 2 columns, 3 both; 4: the scalars decide, and equed says what
// Source    LAPACK xLAQGE, xLAQSY, xLAQHE
// @use lib/field
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const THRESHOLD: R = 0.1;
// 2^-103 and 2^103 as bits
const SMALL: u32 = 0x0c000000u;
const LARGE: u32 = 0x73000000u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  part: u32,
  way: u32,
  symmetric: u32,
  hermitian: u32,
  offA: u32,
  lda: u32,
  offC: u32,
  offS: u32,
  offE: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> factors: array<R>;
@group(0) @binding(2) var<storage, read_write> equed: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/part

// By bits, because NaN decides nothing: 0.1 as the nearest single.
fn below(x: R) -> bool {
  let bits = bitcast<u32>(x);
  return bits < bitcast<u32>(THRESHOLD) || (bits >= 0x80000000u && bits <= 0xff800000u);
}

// 0 nothing, 1 rows, 2 columns, 3 both
fn decided() -> u32 {
  let amax = bitcast<u32>(factors[p.offS + 2u - p.symmetric]);
  // Below zero, which no magnitude is, counts as small.
  let small = amax < SMALL || (amax >= 0x80000000u && amax <= 0xff800000u);
  let extreme = small || (amax > LARGE && amax <= 0x7f800000u);
  let first = below(factors[p.offS]) || extreme;
  if (p.symmetric == 1u) {
    return select(0u, 3u, first);
  }
  return select(0u, 1u, first) + select(0u, 2u, below(factors[p.offS + 1u]));
}

@compute @workgroup_size(THREADS)
fn laqge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  var way = p.way;
  if (way == 4u) {
    way = decided();
    if (i == 0u && col0 == 0u) {
      equed[p.offE] = i32(select(way, min(way, 1u), p.symmetric == 1u));
    }
  }
  if (way == 0u || i >= p.m) {
    return;
  }
  let left = select(1.0, factors[i], (way & 1u) != 0u);
  for (var j = col0; j < min(col0 + COLS, p.n); j++) {
    if (inPart(p.part, i, j)) {
      let right = select(1.0, factors[p.offC + j], (way & 2u) != 0u);
      let at = p.offA + i + j * p.lda;
      var value = widen(A[at]);
      if (p.hermitian == 1u && i == j) {
        value = ofReal(realPart(value));
      }
      A[at] = narrow(value * (right * left));
    }
  }
}
