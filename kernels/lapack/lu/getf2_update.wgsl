// getf2_update: carries a factored block of columns j .. j+w-1 of a panel over to the panel's other columns: row interchanges for all of
// them, and for those to the right U12 := L11^-1 A12 and A22 := A22 - L21 U12.
// Storage   A[off + i + c*lda], i < m, c < width is the panel; ipiv[offPiv + q], 1-based rows of the matrix,
//           whose row row0 is the panel's first
// Mapping   workgroup (x) -> one column c; thread t -> rows t, t + THREADS, ... of it, ROWS of them at a time
// Tunables  THREADS (64..1024)  ROWS in flight per thread (1..8)  WIDTH widest block (4..64)
//           workgroup bytes = size(V)*WIDTH*(WIDTH + 1) + 4*WIDTH
// Needs     2*WIDTH <= THREADS. A workgroup owns its column: it reads, waits, writes. The columns j .. j+w-1 are only read.
// Source    LAPACK xGETRF, one step, fused: three launches would each cost more than the work
// @use lib/field
const THREADS: u32 = 64u;
const ROWS: u32 = 2u;
const WIDTH: u32 = 4u;

struct Params {
  m: u32,
  j: u32,
  w: u32,
  off: u32,
  lda: u32,
  row0: u32,
  offPiv: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, WIDTH>;
var<workgroup> top: array<V, WIDTH>;
var<workgroup> L11: array<V, WIDTH * WIDTH>;

@compute @workgroup_size(THREADS)
fn getf2_update(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let c = select(group.x + p.w, group.x, group.x < p.j);
  let column = p.off + c * p.lda;
  if (t < p.w) {
    pivots[t] = u32(ipiv[p.offPiv + t]) - 1u - p.row0;
  }
  for (var id = t; id < WIDTH * WIDTH; id += THREADS) {
    let q = id % WIDTH;
    let s = id / WIDTH;
    if (s < q && q < p.w) {
      L11[id] = widen(A[p.off + p.j + q + (p.j + s) * p.lda]);
    }
  }
  workgroupBarrier();
  // Slot t < WIDTH is row j+t, slot WIDTH+q the pivot row of q; each finds its source by walking the interchanges backwards.
  let q = t % WIDTH;
  var live = t < 2u * WIDTH && q < p.w;
  var row = p.j + q;
  if (live && t >= WIDTH) {
    row = pivots[q];
    live = row >= p.j + p.w;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var value = V();
  if (live) {
    var source = row;
    for (var step = 0u; step < p.w; step++) {
      let s = p.w - 1u - step;
      if (source == p.j + s) {
        source = pivots[s];
      } else if (source == pivots[s]) {
        source = p.j + s;
      }
    }
    value = widen(A[column + source]);
  }
  storageBarrier();
  if (live) {
    A[column + row] = narrow(value);
    if (t < WIDTH) {
      top[q] = value;
    }
  }
  storageBarrier();
  workgroupBarrier();
  if (c >= p.j + p.w) {
    // U12 := L11^-1 A12, by every thread for itself.
    // @registers
    var u: array<V, WIDTH>;
    // @unroll
    for (var q = 0u; q < WIDTH; q++) {
      if (q < p.w) {
        u[q] = top[q];
        // @unroll
        for (var s = 0u; s < q; s++) {
          u[q] = mad(-L11[q + s * WIDTH], u[s], u[q]);
        }
        if (t == q) {
          A[column + p.j + q] = narrow(u[q]);
        }
      }
    }
    // A22 := A22 - L21 U12. Loads are unconditional, so that they are in flight together.
    for (var first = p.j + p.w + t; first < p.m; first += THREADS * ROWS) {
      // @registers
      var x: array<V, ROWS>;
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        x[r] = widen(A[column + min(first + r * THREADS, p.m - 1u)]);
      }
      // @unroll
      for (var q = 0u; q < WIDTH; q++) {
        let from_column = p.off + (p.j + min(q, p.w - 1u)) * p.lda;
        // @unroll
        for (var r = 0u; r < ROWS; r++) {
          let l = widen(A[from_column + min(first + r * THREADS, p.m - 1u)]);
          x[r] = select(x[r], mad(-l, u[q], x[r]), q < p.w);
        }
      }
      // @unroll
      for (var r = 0u; r < ROWS; r++) {
        if (first + r * THREADS < p.m) {
          A[column + first + r * THREADS] = narrow(x[r]);
        }
      }
    }
  }
}
