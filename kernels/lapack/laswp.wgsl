// laswp: applies `count` row interchanges k <-> ipiv(k) to every column of A but [skipFrom, skipTo), as one gather and one scatter.
// Storage   A[off + i + j*lda], i < m; ipiv[offPiv + q] is the 1-based row that row first+q is exchanged with
// Mapping   workgroup (x) -> COLS columns; thread (slot, c): slot < NP stands for row first+slot, slot >= NP for the pivot row of
//           slot-NP. Every thread finds the source of its row by walking the interchanges backwards, so nothing is swapped in sequence
// Tunables  NP interchanges per dispatch (8..64)  COLS columns per workgroup (1..16); THREADS = 2*NP*COLS <= 256; workgroup bytes 4*NP
//           the host cuts longer lists into pieces of NP
// Needs     pivots in 1..m (clamped, so that a wrong list cannot write elsewhere). A workgroup owns its columns: reads, barrier, writes.
// Source    LAPACK xLASWP; permutation by gather
const NP: u32 = 16u;
const COLS: u32 = 4u;
const THREADS: u32 = 2u * NP * COLS;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  off: u32,
  lda: u32,
  offPiv: u32,
  first: u32,
  count: u32,
  skipFrom: u32,
  skipTo: u32,
  backward: u32, // 1: the last interchange is applied first
}
@group(0) @binding(0) var<storage, read_write> A: array<f32>;
@group(0) @binding(1) var<storage, read> ipiv: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> pivots: array<u32, NP>;

@compute @workgroup_size(THREADS)
fn laswp(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
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
  var j = (group.x + p.baseX) * COLS + t / (2u * NP);
  if (j >= p.skipFrom) {
    j += p.skipTo - p.skipFrom;
  }
  live = live && j < p.n && source != row;
  var value = 0.0;
  if (live) {
    value = A[p.off + source + j * p.lda];
  }
  storageBarrier();
  if (live) {
    A[p.off + row + j * p.lda] = value;
  }
}
