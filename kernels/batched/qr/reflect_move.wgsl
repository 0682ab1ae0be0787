// reflect_move: reflectors, their scales or the matrices C of a batch into a workspace, or back from it.
// Storage   operand 0: the first `end` v's, m x end; 1: tau, end x 1; 2: C, m x n, of each problem: where reflect_group has them. Of
//           the launch's z-th problem they lie in W[z*strideW + i + j*ldW]. BACK: from there to the operand. CONJUGATE: of pairs the
//           conjugates go to the workspace
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32, through workgroup memory where neighbours of the operand lie in a row
// Tunables  THREADS (32..256, a multiple of 32)   workgroup bytes = 4224, twice as many where T has two words
// Source    tiled transposition
alias T = u32;
const THREADS: u32 = 256u;
const LISTED: u32 = 0u;
const BACK: u32 = 0u;
const CONJUGATE: u32 = 0u;
const PLAIN: u32 = 1u - CONJUGATE;
const FORTH: u32 = 1u - BACK;
const EDGE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  operand: u32,
  end: u32,
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  tilesDown: u32,
  ldW: u32,
  strideW: u32,
}
// @when FORTH
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
// @end
// @when BACK
@group(0) @binding(2) var<storage, read_write> result: array<T>;
@group(0) @binding(3) var<storage, read> held: array<T>;
// @end
// @when LISTED
@group(0) @binding(4) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/batch_problem

var<workgroup> tile: array<T, EDGE * (EDGE + 1u)>;

fn taken(x: T) -> T {
  // @when PLAIN
  return x;
  // @end
  // @when CONJUGATE
  return T(x[0], x[1] ^ 0x80000000u);
  // @end
}

@compute @workgroup_size(THREADS)
fn reflect_move(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.x + p.baseX;
  let y = group.y + p.baseY;
  let own = problem(z);
  var place = own.A;
  var rows = own.m;
  var cols = min(p.end, min(own.m, select(own.m, own.nrhs, p.counted != 0u)));
  if (p.operand == 1u) {
    place = Place(select(own.piv, own.C.off, p.tauInC != 0u), 1u, 1u);
    rows = cols;
    cols = 1u;
  }
  if (p.operand == 2u) {
    if (p.inPlace == 0u) {
      place = own.B;
    }
    cols = own.n;
  }
  let row0 = y % p.tilesDown * EDGE;
  let col0 = y / p.tilesDown * EDGE;
  let isInRows = place.cs == 1u;
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      tile[ti + tj * (EDGE + 1u)] = taken(X[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs]);
    }
    // @end
    // @when BACK
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      tile[e % EDGE + e / EDGE * (EDGE + 1u)] = held[z * p.strideW + i + j * p.ldW];
    }
    // @end
  }
  workgroupBarrier();
  for (var e = t; e < EDGE * EDGE; e += THREADS) {
    // @when FORTH
    let i = row0 + e % EDGE;
    let j = col0 + e / EDGE;
    if (i < rows && j < cols) {
      W[z * p.strideW + i + j * p.ldW] = tile[e % EDGE + e / EDGE * (EDGE + 1u)];
    }
    // @end
    // @when BACK
    let ti = select(e % EDGE, e / EDGE, isInRows);
    let tj = select(e / EDGE, e % EDGE, isInRows);
    if (row0 + ti < rows && col0 + tj < cols) {
      result[place.off + (row0 + ti) * place.rs + (col0 + tj) * place.cs] = tile[ti + tj * (EDGE + 1u)];
    }
    // @end
  }
}
