// geqp3_column: chooses the pivot of column k, moves its column there and brings that up to date: X(i, k) := A(i, q) - sum_c X(i, c)
// F(q, c) over the panel's earlier columns c, times a power of two that makes its norm about 1;
// and the products X(:, k)^H X(:, c) below row k.
// Storage   A(i, j) = A[off + i + j*lda]: of a panel's columns the rows above it, of those behind it all, as they were when the panel
//           began. X[i + c*ldx]: the panel's columns, zero down to their own row, ldx rows; v(c) = s(c) X(:, c) with the 1 in row
//           first + c, s(c) being folded into F. FR: F(j, c) = FR[c + j*NB], and the panel's rows of R behind it,
//           R(first + c, j) = FR[c + (n + j)*NB] norms as in geqp3_norms.
//           parts: X(k, k), the pivot, the exponent, the imaginary part of X(k, k), then from word 4 on the products, c + NB*group,
//           of WORDS words each
// Mapping   workgroup (x) -> `slab` rows, ROWS at a time; thread (row, slice) -> every SLICES-th earlier column
// Tunables  ROWS per step (32..128)  SLICES threads per row  NB most columns of a panel, a multiple of SLICES and a divisor of ROWS*SLICES;
//           ROWS*SLICES is a power of two; DEPTH candidates in flight; workgroup bytes
//           size(V)*(NB*(ROWS/2+1) + ROWS*SLICES + ROWS) + 9*ROWS*SLICES
// Needs     slab a multiple of ROWS; as many groups as cover ldx rows. Every workgroup finds the pivot for itself; each writes its own
//           rows of A and X, the first also R's two columns and the permutation
// Source    LAPACK xLAQPS
// @use lib/field
const ROWS: u32 = 128u;
const SLICES: u32 = 2u;
const NB: u32 = 32u;
const DEPTH: u32 = 4u;
const THREADS: u32 = ROWS * SLICES;
const LOADS: u32 = NB / SLICES;
const HALF: u32 = ROWS / 2u;
const STEP: u32 = HALF + 1u;
const LANES_EACH: u32 = THREADS / NB;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  k: u32,
  done: u32, // earlier columns of the panel
  slab: u32,
  candidates: u32,
  off: u32,
  lda: u32,
  ldx: u32,
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
@group(0) @binding(2) var<storage, read_write> FR: array<T>;
@group(0) @binding(3) var<storage, read> norms: array<vec2u>;
@group(0) @binding(4) var<storage, read_write> parts: array<u32>;
@group(0) @binding(5) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/pivot
// @use lib/words

var<workgroup> sums: array<V, THREADS>;
var<workgroup> column: array<V, ROWS>;
var<workgroup> products: array<V, NB * STEP>;

// The column that comes next: the best of geqp3_norms' or geqp3_rest's candidates.
fn findPivot(t: u32) -> u32 {
  var key = 0u;
  var candidate = 0xffffffffu;
  // @registers
  var found: array<vec2u, DEPTH>;
  for (var g = t; g < p.candidates; g += THREADS * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      found[u] = norms[p.n + min(g + u * THREADS, p.candidates - 1u)];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      if (better(found[u], vec2u(key, candidate))) {
        key = found[u].x;
        candidate = found[u].y;
      }
    }
  }
  return bestPivot(t, key, candidate).y;
}

fn putProduct(place: u32, x: V) {
  parts[4u + WORDS * place] = firstWord(x);
  if (COMPLEX == 1u) {
    parts[5u + WORDS * place] = secondWord(x);
  }
}

// The sums of products over the rows, to the workgroup's parts.
fn storeProducts(t: u32, own: u32) {
  let c = t / LANES_EACH;
  var total = V();
  for (var r = t % LANES_EACH; r < HALF; r += LANES_EACH) {
    total += products[c * STEP + r];
  }
  sums[t] = total;
  workgroupBarrier();
  if (t % LANES_EACH == 0u) {
    for (var s = 1u; s < LANES_EACH; s++) {
      total += sums[t + s];
    }
    putProduct(c + own * NB, total);
  }
}

// What is noted of the pivot; columns k and q change places in the permutation and in R.
fn exchange(t: u32, q: u32, exponent: i32) {
  if (t == 0u) {
    parts[1] = q;
    parts[2] = bitcast<u32>(exponent);
    let held = jpvt[p.offPvt + p.k];
    jpvt[p.offPvt + p.k] = jpvt[p.offPvt + q];
    jpvt[p.offPvt + q] = held;
  }
  if (t < p.done && q != p.k) {
    let held = FR[t + (p.n + p.k) * NB];
    FR[t + (p.n + p.k) * NB] = FR[t + (p.n + q) * NB];
    FR[t + (p.n + q) * NB] = held;
  }
}

@compute @workgroup_size(THREADS)
fn geqp3_column(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = t % ROWS;
  let slice = t / ROWS;
  let k = p.k;
  let first = k - p.done;
  let own = group.x + p.baseX;

  let q = findPivot(t);
  // 2^-exponent brings the norm to 1..2; 0 where there is no norm to go by.
  let biased = (norms[q].x & 0x7fffffffu) >> 23u;
  let exponent = select(clamp(i32(biased) - 127, -126, 126), 0, (norms[q].x << 1u) == 0u || biased == 255u);
  let scale = bitcast<R>(u32(127 - exponent) << 23u);

  // @registers
  var f: array<V, LOADS>;
  // @registers
  var x: array<V, LOADS>;
  // @registers
  var product: array<V, LOADS>;
  var square = V();
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    let c = slice + u * SLICES;
    f[u] = select(V(), widen(FR[c + q * NB]), c < p.done);
    product[u] = V();
  }
  let end = min((own + 1u) * p.slab, p.ldx);
  for (var i0 = own * p.slab; i0 < end; i0 += ROWS) {
    let i = i0 + row;
    let here = min(i, p.m - 1u);
    let live = i >= k && i < p.m;
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      let c = slice + u * SLICES;
      x[u] = select(V(), widen(X[here + c * p.ldx]), live && c < p.done);
    }
    var moved = V();
    var element = V();
    if (slice == 0u) {
      element = widen(A[p.off + here + q * p.lda]);
      moved = widen(A[p.off + here + k * p.lda]);
    }
    var sum = V();
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      sum = mad(x[u], f[u], sum);
    }
    sums[t] = sum;
    workgroupBarrier();
    if (slice == 0u) {
      var value = sums[row];
      for (var s = 1u; s < SLICES; s++) {
        value += sums[row + s * ROWS];
      }
      value = select(V(), (element - value) * scale, live);
      if (i == k) {
        parts[0] = firstWord(value);
        parts[3] = secondWord(value);
        value = V();
      }
      column[row] = value;
      square = mad(conj(value), value, square);
      if (i < p.ldx) {
        X[i + p.done * p.ldx] = narrow(value);
      }
      if (q != k && i < p.m) {
        A[p.off + i + q * p.lda] = narrow(moved);
        if (i < first) {
          A[p.off + i + k * p.lda] = narrow(element);
        }
      }
    }
    workgroupBarrier();
    let value = column[row];
    // @unroll
    for (var u = 0u; u < LOADS; u++) {
      product[u] = mad(conj(value), x[u], product[u]);
    }
  }

  if (slice == 0u) {
    sums[row] = square;
  }
  workgroupBarrier();
  // The column's product with itself takes the place behind the last one; nothing is multiplied there.
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    let c = slice + u * SLICES;
    product[u] = select(product[u], sums[row], c == p.done);
    if (row >= HALF) {
      products[c * STEP + row - HALF] = product[u];
    }
  }
  workgroupBarrier();
  // @unroll
  for (var u = 0u; u < LOADS; u++) {
    if (row < HALF) {
      products[(slice + u * SLICES) * STEP + row] += product[u];
    }
  }
  workgroupBarrier();
  storeProducts(t, own);
  if (own == 0u) {
    exchange(t, q, exponent);
  }
}
