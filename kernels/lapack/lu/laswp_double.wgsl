// laswp_double: applies `count` row interchanges k <-> ipiv(k) to columns of doubles, as one gather and one scatter.
// Storage   A[off + i + j*lda], i < m, j < columns; ipiv[offPiv + q] is the 1-based row that row first+q is exchanged with
// Mapping   workgroup (x) -> COLS columns; thread (slot, c): slot < NP stands for row first+slot, slot >= NP for the pivot row of slot-NP.
//           Every thread finds the source of its row by walking the interchanges backwards, so nothing is swapped in sequence
// Tunables  NP interchanges per dispatch (8..64)  THREADS a multiple of 2*NP  COLS columns per workgroup, a multiple of THREADS/(2*NP);
//           workgroup bytes 4*NP; the host cuts longer lists into pieces of NP
// Needs     pivots in 1..m (clamped, so that a wrong list cannot write elsewhere). A workgroup owns its columns: reads, barrier, writes.
//           The elements travel without arithmetic
// Source    LAPACK xLASWP, permutation by gather; laswp without its solution
const NP: u32 = 64u;
const COLS: u32 = 8u;
const THREADS: u32 = 256u;
const TOGETHER: u32 = THREADS / (2u * NP); // columns
const EACH: u32 = COLS / TOGETHER;

struct Params {
  baseX: u32,
  m: u32,
  off: u32,
  lda: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  columns: u32,
  backward: u32, // 1: the last interchange is applied first
}
@group(0) @binding(0) var<storage, read_write> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, NP>;

@compute @workgroup_size(THREADS)
fn laswp_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    pivots[t] = u32(clamp(ipiv[p.offPiv + t], 1, i32(p.m))) - 1u;
  }
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  var live = q < p.count;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = pivots[q];
    // Rows of the block itself have their own slot, and only the first of equal pivots writes.
    live = row < p.first || row >= p.first + p.count;
    for (var s = 0u; s < q; s++) {
      live = live && pivots[s] != row;
    }
  }
  var source = row;
  for (var step = 0u; step < p.count; step++) {
    let s = select(p.count - 1u - step, step, p.backward == 1u);
    if (source == p.first + s) {
      source = pivots[s];
    } else if (source == pivots[s]) {
      source = p.first + s;
    }
  }
  let column = (group.x + p.baseX) * COLS + t / (2u * NP);
  // @registers
  var value: array<vec2u, EACH>;
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    if (live && column + e * TOGETHER < p.columns) {
      value[e] = A[p.off + source + (column + e * TOGETHER) * p.lda];
    }
  }
  storageBarrier();
  // @unroll
  for (var e = 0u; e < EACH; e++) {
    if (live && column + e * TOGETHER < p.columns && source != row) {
      A[p.off + row + (column + e * TOGETHER) * p.lda] = value[e];
    }
  }
}
