// gemm_pad: P := X with zeros below and beside it, so that it is of whole tiles.
// Storage   X[offX + i + j*ldx] (i < m, j < n) -> P[i + j*ldp], zero for m <= i < ldp and for n <= j < columns
// Mapping   workgroup (x, y) -> THREADS rows of COLS columns; thread -> one row of them
// Tunables  THREADS (32..256)  COLS columns per workgroup (1..8)   T u32, f16 or vec2u: only bits are moved
// Needs     P in another buffer. The loads below X are made anyway, at its last row, so that they overlap.
// Source    the copies of packed GEMM: O(n^2) traffic for vector loads in the O(n^3) part
alias T = u32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
  columns: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> P: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn gemm_pad(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let value = X[p.offX + min(i, p.m - 1u) + min(j, p.n - 1u) * p.ldx];
    if ((i < p.ldp) & (j < p.columns)) {
      P[i + j * p.ldp] = select(T(), value, (i < p.m) & (j < p.n));
    }
  }
}
