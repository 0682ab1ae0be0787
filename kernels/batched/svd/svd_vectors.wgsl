// svd_vectors: singular vectors of one side of a batch from Q of the QR factorizations of svd_halves' matrices, whose columns are those of
// Q times the signs of R's diagonal.
// Storage   X(i, j), operand B of lib/batch_problem, or C with `right`: n rows of vectors, of B m - n rows of zeros below; as many columns as
//           `job` says (lib/svd_state), those behind the n-th of the unit matrix. Q(i, j) and R(i, j) of problem z, both of order ld, at
//           (z*sides + side)*ld*ld + i + j*ld. Where orders[z] = 0 nothing is written
// Mapping   workgroup (x, y) -> problem, tile of SIDE x SIDE of X, through workgroup memory where neighbours of X lie in a row
// Tunables  THREADS (32..256)  SIDE 16, 32   workgroup bytes = 4*SIDE*(SIDE + 1)
// Source    tiled transposition
const THREADS: u32 = 256u;
const SIDE: u32 = 32u;
const LISTED: u32 = 0u;

struct Params {
// @use lib/batch_fields
  tilesDown: u32,
  job: u32,
  right: u32,
  sides: u32,
  side: u32,
  ld: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<f32>;
@group(0) @binding(1) var<storage, read> Q: array<f32>;
@group(0) @binding(2) var<storage, read> R: array<f32>;
@group(0) @binding(3) var<storage, read> orders: array<u32>;
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem
// @use lib/svd_state

var<workgroup> tile: array<f32, SIDE * (SIDE + 1u)>;

@compute @workgroup_size(THREADS)
fn svd_vectors(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let own = problem(z);
  let n = own.n;
  var place = own.B;
  var rows = own.m;
  if (p.right != 0u) {
    place = own.C;
    rows = n;
  }
  let columns = select(columnsOf(p.job, rows, min(own.nrhs, n)), 0u, orders[z] == 0u);
  let y = group.y + p.baseY;
  let row0 = y % p.tilesDown * SIDE;
  let col0 = y / p.tilesDown * SIDE;
  let begin = (z * p.sides + p.side) * p.ld * p.ld;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let i = row0 + e % SIDE;
    let j = col0 + e / SIDE;
    var value = select(0.0, 1.0, i == j);
    if ((i < n) & (j < n)) {
      value = Q[begin + i + j * p.ld] * select(1.0, -1.0, R[begin + j * (p.ld + 1u)] < 0.0);
    }
    tile[e % SIDE + e / SIDE * (SIDE + 1u)] = value;
  }
  workgroupBarrier();
  let isInRows = place.cs == 1u;
  for (var e = t; e < SIDE * SIDE; e += THREADS) {
    let ti = select(e % SIDE, e / SIDE, isInRows);
    let tj = select(e / SIDE, e % SIDE, isInRows);
    if ((row0 + ti < rows) & (col0 + tj < columns)) {
      X[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs] = tile[ti + tj * (SIDE + 1u)];
    }
  }
}
