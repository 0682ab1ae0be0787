// gemv_t: W := A^T x in slices: W(j, s) = the sum of A(i, j) x(i) over the rows i of slice s, with CONJ 1 of conj(A(i, j)) x(i).
// gemv_sum adds the slices up.
// Storage   A(i, j) = A[offA + i + j*lda], x(i) = x[offX + i]; m, offA, lda, offX counted in Vs. W(j, s) = W[j + s*n]
// Mapping   workgroup (x, y) -> COLS*THREADS/lanes columns, slice y of `slice` vectors of rows; `lanes` threads side by side
//           (a power of two up to THREADS) -> the same COLS columns, THREADS/lanes apart, every lanes-th vector of rows; then a tree
// Tunables  THREADS (power of two, 64..256)  COLS (1..8)  DEPTH vectors of each column in flight (1..4)
//           T V COMPLEX: lib/field   WIDE 1: four rows of real numbers at a time
//           workgroup bytes = THREADS*COLS*size(V)
// Needs     x without gaps; for WIDE m, offA, lda and offX multiples of 4. Loads are made whatever the row, at one that exists.
// Source    BLAS xGEMV with TRANS = 'T'; x is loaded once for COLS columns
// @use lib/wide
const CONJ: u32 = 0u;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const DEPTH: u32 = 2u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  lanes: u32,
  slice: u32,
  offA: u32,
  lda: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read> A: array<Ts>;
@group(0) @binding(1) var<storage, read> x: array<Ts>;
@group(0) @binding(2) var<storage, read_write> W: array<V>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> sums: array<V, THREADS * COLS>;

// @when NARROW
fn whole(sum: Vs) -> V {
  return sum;
}
// @end
// @when WIDE
fn whole(sum: Vs) -> V {
  return (sum.x + sum.y) + (sum.z + sum.w);
}
// @end

fn readA(at: u32) -> Vs {
  if (CONJ == 1u) {
    return conjEach(Vs(A[at]));
  }
  return Vs(A[at]);
}

@compute @workgroup_size(THREADS)
fn gemv_t(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let lane = t % p.lanes;
  let across = THREADS / p.lanes;
  let j0 = (group.x + p.baseX) * COLS * across + t / p.lanes;
  let s = group.y + p.baseY;
  let end = min((s + 1u) * p.slice, p.m);
  // @registers
  var sum: array<Vs, COLS>;
  // @registers
  var a: array<Vs, DEPTH * COLS>;
  // @registers
  var xs: array<Vs, DEPTH>;
  for (var i0 = s * p.slice + lane; i0 < end; i0 += p.lanes * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      let i = min(i0 + u * p.lanes, end - 1u);
      xs[u] = Vs(x[p.offX + i]);
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        a[u * COLS + c] = readA(p.offA + i + min(j0 + c * across, p.n - 1u) * p.lda);
      }
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sum[c] = select(sum[c], madEach(a[u * COLS + c], xs[u], sum[c]), i0 + u * p.lanes < end);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    sums[c * THREADS + t] = whole(sum[c]);
  }
  for (var half = p.lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (lane < half) {
      // @unroll
      for (var c = 0u; c < COLS; c++) {
        sums[c * THREADS + t] = add(sums[c * THREADS + t], sums[c * THREADS + t + half]);
      }
    }
  }
  // @unroll
  for (var c = 0u; c < COLS; c++) {
    if ((lane == 0u) & (j0 + c * across < p.n)) {
      W[j0 + c * across + s * p.n] = sums[c * THREADS + t];
    }
  }
}
