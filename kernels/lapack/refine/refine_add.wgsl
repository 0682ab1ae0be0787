// refine_add: X(:,j) := X(:,j) + D(:,j) for the columns that are to be corrected.
// Storage   X[offX + i + j*ldx], D[i + j*ldd]; state[columns + j]: 0 leaves column j alone
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     X and D in different buffers
// Source    LAPACK xGERFS
// @use lib/field
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  columns: u32,
  offX: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> D: array<T>;
@group(0) @binding(2) var<storage, read> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn refine_add(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i < p.n && state[p.columns + j] != 0u) {
    X[p.offX + i + j * p.ldx] += D[i + j * p.ldd];
  }
}
