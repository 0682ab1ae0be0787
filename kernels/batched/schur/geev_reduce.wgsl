// geev_reduce: each general matrix of a batch scaled by a power of two, balanced, and brought to Hessenberg form, by one workgroup.
// Storage   A where lib/batch_problem says, only read. With z the problem and p.n the largest order, H(i, j) goes to H[z*p.n^2 + i +
//           j*p.n], with VECTORS P Q likewise to Z, P being the permutation, the factors of balancing by A's own rows to scales[z*p.n + i],
//           and to marks[z]: the order, or 0 if there is nothing to do; lo + 2^16 hi, the rows lo .. hi-1 that balancing leaves; the power
//           of two; info so far: -1 outside its buffer, n not finite, else 0
// Mapping   workgroup x -> problem, thread t -> row t and column t
// Tunables  THREADS >= N  N largest order  HELD: lib/dense_memory  workgroup bytes = HELD*4*N*(N + 1) + 20*THREADS + 48
// Needs     n <= N. Rows and columns are scaled one by one, always by the same rule, so that the order of steps is the matrix's own.
//           Loops with barriers have bounds that are told to all by lib/dense_memory
// Source    LAPACK xGEBAL, xGEHD2; R. James, J. Langou, B. Lowery, On matrix balancing and eigenvector computation (2014): norms of
//           length, not sums
const THREADS: u32 = 32u;
const N: u32 = 32u;
const HELD: u32 = 1u;
const VECTORS: u32 = 1u;
const LISTED: u32 = 0u;
const FACTORS: u32 = 0u;
const STORED: u32 = 1u - HELD;

struct Params {
// @use lib/batch_fields
}
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> H: array<f32>;
@group(0) @binding(2) var<storage, read_write> scales: array<f32>;
@group(0) @binding(3) var<storage, read_write> marks: array<vec4i>;
// @when VECTORS
@group(0) @binding(4) var<storage, read_write> Z: array<f32>;
// @end
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
@group(0) @binding(6) var<storage, read> others: array<vec4u>;
// @end
@group(0) @binding(7) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/powers
// @use lib/householder
// @use lib/dense_memory
// @use lib/hessenberg

const MOST_EXPONENT: i32 = 60;
var<workgroup> permuted: array<u32, THREADS>;
var<workgroup> turn: i32;

// Whether all of row (or column) i but its diagonal element is zero among lo .. hi-1.
fn isAlone(i: u32, lo: u32, hi: u32, row: bool) -> bool {
  for (var l = lo; l < hi; l++) {
    if ((l != i) & (load(select(place(l, i), place(i, l), row)) != 0.0)) {
      return false;
    }
  }
  return true;
}

// Rows and columns i and j of the matrix change places.
fn exchange(t: u32, n: u32, i: u32, j: u32) {
  if (t < n) {
    let kept = load(place(i, t));
    put(place(i, t), load(place(j, t)));
    put(place(j, t), kept);
  }
  if (t == 0u) {
    let kept = permuted[i];
    permuted[i] = permuted[j];
    permuted[j] = kept;
  }
  meet();
  if (t < n) {
    let kept = load(place(t, i));
    put(place(t, i), load(place(t, j)));
    put(place(t, j), kept);
  }
  meet();
}

// The Euclidean norm of row or column i among lo .. hi-1.
fn lengthOf(i: u32, lo: u32, hi: u32, row: bool) -> f32 {
  var top = 0u;
  for (var l = lo; l < hi; l++) {
    top = max(top, bitcast<u32>(load(select(place(l, i), place(i, l), row))) & 0x7fffffffu);
  }
  let e = i32(top >> 23u) - 127;
  var sum = 0.0;
  for (var l = lo; l < hi; l++) {
    let x = byPower(load(select(place(l, i), place(i, l), row)), -e);
    sum = fma(x, x, sum);
  }
  return select(byPower(sqrt(sum), e), 0.0, top == 0u);
}

// By which power of two column i is to be multiplied, and row i divided; 0 where that is not worth it.
fn equalizer(i: u32, lo: u32, hi: u32, already: i32) -> i32 {
  var c = lengthOf(i, lo, hi, false);
  var r = lengthOf(i, lo, hi, true);
  if ((c == 0.0) | (r == 0.0)) {
    return 0;
  }
  let sum = c + r;
  var e = 0;
  while ((c < 0.5 * r) & (already + e < MOST_EXPONENT)) {
    e++;
    c *= 2.0;
    r *= 0.5;
  }
  while ((r <= 0.5 * c) & (already + e > -MOST_EXPONENT)) {
    e--;
    c *= 0.5;
    r *= 2.0;
  }
  return select(0, e, c + r < 0.95 * sum);
}

@compute @workgroup_size(THREADS)
fn geev_reduce(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  var order = own.n;
  var outside = own.outside;
  // @when LISTED
  outside = outside | (others[4u * (p.first + z) + 2u].w != 0u);
  order = select(order, 0u, outside);
  // @end
  takePlace(t, z * p.n * p.n, p.n);
  let n = highest(t, order);
  // Lanes go along memory.
  let along = own.A.rs == 1u;
  var most = 0u;
  for (var l = 0u; l < n; l++) {
    if (t < n) {
      let i = select(l, t, along);
      let j = select(t, l, along);
      let x = A[own.A.off + i * own.A.rs + j * own.A.cs];
      most = max(most, bitcast<u32>(x) & 0x7fffffffu);
      put(place(i, j), x);
    }
  }
  let top = highest(t, most);
  let odd = top >= 0x7f800000u;
  var shift = 0;
  if ((n > 0u) & (top > 0u) & !odd) {
    shift = -select(i32(top >> 23u) - 127, i32(firstLeadingBit(top)) - 149, top < 0x800000u);
  }
  if ((n == 0u) | odd) {
    if (t == 0u) {
      marks[z] = vec4i(0, 0, 0, select(i32(n), -1, outside));
    }
    return;
  }
  if (t < n) {
    for (var c = 0u; c < n; c++) {
      let at = select(place(c, t), place(t, c), along);
      put(at, byPower(load(at), shift));
    }
  }
  permuted[t] = t;
  meet();
  // Rows that have an eigenvalue alone go to the end, columns that have one to the beginning.
  var hi = n;
  while (hi > 1u) {
    var candidate = 0u;
    if (t < hi) {
      candidate = select(0u, t + 1u, isAlone(t, 0u, hi, true));
    }
    let found = highest(t, candidate);
    if (found == 0u) {
      break;
    }
    exchange(t, n, found - 1u, hi - 1u);
    hi--;
  }
  var lo = 0u;
  while (lo + 1u < hi) {
    var candidate = 0u;
    if ((t >= lo) & (t < hi)) {
      candidate = select(0u, t + 1u, isAlone(t, lo, hi, false));
    }
    let found = highest(t, candidate);
    if (found == 0u) {
      break;
    }
    exchange(t, n, found - 1u, lo);
    lo++;
  }
  // Scaling goes round and round from row to row, passing over those that gain nothing.
  var exponent = 0;
  var last = hi - 1u;
  for (var step = 0u; step < 30u * N; step++) {
    var candidate = 0u;
    var e = 0;
    if ((t >= lo) & (t < hi)) {
      e = equalizer(t, lo, hi, exponent);
      let ahead = select(t - last, t + (hi - lo) - last, t <= last);
      candidate = select(0u, THREADS * (N + 1u - ahead) + t, e != 0);
    }
    let found = highest(t, candidate);
    if (found == 0u) {
      break;
    }
    let i = found % THREADS;
    if (t == i) {
      turn = e;
      exponent += e;
    }
    let by = workgroupUniformLoad(&turn);
    if ((t >= lo) & (t < n)) {
      put(place(i, t), byPower(load(place(i, t)), -by));
    }
    meet();
    if (t < hi) {
      put(place(t, i), byPower(load(place(t, i)), by));
    }
    meet();
    last = i;
  }
  let atZ = z * p.n * p.n;
  if (t < n) {
    scales[z * p.n + permuted[t]] = byPower(1.0, exponent);
  }
  // @when VECTORS
  for (var c = 0u; c < n; c++) {
    if (t < n) {
      Z[atZ + t + c * p.n] = select(0.0, 1.0, permuted[c] == t);
    }
  }
  // @end
  hessenberg(t, n, lo, hi, atZ, p.n);
  // @when HELD
  if (t < n) {
    for (var c = 0u; c < n; c++) {
      H[atZ + t + c * p.n] = load(place(t, c));
    }
  }
  // @end
  if (t == 0u) {
    marks[z] = vec4i(i32(n), i32(lo + 65536u * hi), shift, 0);
  }
}
