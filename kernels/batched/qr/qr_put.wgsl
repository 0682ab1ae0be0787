// qr_put: what a QR factorization has left in a workspace, side by side in columns, to its places in a batch.
// Storage   W[z*strideW + i + j*ldW] of the launch's z-th problem, k = min(m, n) -> what lib/batch_problem places, by `what`: 0
//           the factors, A, m x n; 1 R, B, k x n with zeros below its diagonal; 2 Q, C, m x k; 3 tau, k numbers
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224, twice as many where T has two words
// Source    tiled transposition
alias T = u32;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const SIDE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  what: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read_write> X: array<T>;
// @when LISTED
@group(0) @binding(2) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> tile: array<T, SIDE * (SIDE + 1u)>;

@compute @workgroup_size(THREADS)
fn qr_put(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let a = problem(z);
  let k = min(a.m, a.n);
  var to = a.A;
  var rows = a.m;
  var cols = a.n;
  if (p.what == 1u) {
    to = a.B;
    rows = k;
  } else if (p.what == 2u) {
    to = a.C;
    cols = k;
  } else if (p.what == 3u) {
    to = Place(a.piv, 1u, 0u);
    rows = k;
    cols = min(k, 1u);
  }
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let isInRows = to.cs == 1u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    let isThere = (i < rows) & (j < cols) & ((p.what != 1u) | (i <= j));
    let value = W[select(0u, z * p.strideW + i + j * p.ldW, isThere)];
    tile[e % SIDE + e / SIDE * (SIDE + 1u)] = select(T(), value, isThere);
  }
  workgroupBarrier();
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      X[to.off + (row0 + ti) * to.rs + (col0 + tj) * to.cs] = tile[ti + tj * (SIDE + 1u)];
    }
  }
}
