// gemm_grouped: Y(r, :) := activation(X(r, :) W(e)^T + bias(e)) for the rows r of every group e; how many rows a group has the device says.
// Storage   X[offX + r*depth + l], Y[offY + r*features + f], W[offW + (e*features + f)*depth + l], with ACROSS 1
//           W[offW + (e*depth + l)*features + f]; bias[offB + e*features + f]; counts[offC + e], rows of groups lie one behind the other
// Mapping   workgroup (x, y) -> tile x of all groups' tiles of BM rows, features y*BN..; thread (tx, ty) -> TN features by fours, 4*tx and
//           every BN/(TN/4) more, TM rows by fours alike. Every thread walks through the counts to find its tile
// Tunables  BM BN tile (32..128)  BK depth of a slab  TM TN results per thread, multiples of 4   ACROSS as above
//           THREADS = (BM/TM)*(BN/TN), BM*BK/4 and BN*BK/4 multiples of it; workgroup bytes = (BM+BN)*BK*4
//           ACTIVATION which function (activationKinds.ts), beyond the last none
// Needs     at least one workgroup, whatever the sizes. A count below 0 is taken for 0, one of more rows than are left for those: info[offI]
//           is then 1 + the first such group, else 0. hasBias 0: bias is not read. Barriers are uniform because counts is only read
// Source    CUTLASS, grouped GEMM; Gale et al. 2022, MegaBlocks
// @use lib/field
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const NX: u32 = BN / TN;
const NY: u32 = BM / TM;
const THREADS: u32 = NX * NY;
const ROWS4: u32 = BM / 4u;
const COLS4: u32 = BN / 4u;
const LOADS_X: u32 = ROWS4 * BK / THREADS;
const LOADS_W: u32 = COLS4 * BK / THREADS;
const PARTS: u32 = TN / 4u;
const ACROSS: u32 = 0u;
const ACTIVATION: u32 = 0u;

struct Params {
  baseX: u32,
  baseY: u32,
  groups: u32,
  rows: u32,
  features: u32,
  depth: u32,
  hasBias: u32,
  offC: u32,
  offX: u32,
  offW: u32,
  offB: u32,
  offY: u32,
  offI: u32,
  slope: R,
  scale: R,
}
@group(0) @binding(0) var<storage, read> counts: array<i32>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read> W: array<T>;
@group(0) @binding(3) var<storage, read> bias: array<T>;
@group(0) @binding(4) var<storage, read_write> Y: array<T>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/activation_functions
// @use lib/activation_kinds
// @use lib/grouped_rows

var<workgroup> Xs: array<vec4<R>, ROWS4 * BK>;
var<workgroup> Ws: array<vec4<R>, COLS4 * BK>;

// Four rows of X from `row` on, none behind `end`, at one depth.
fn fetchX(row: u32, end: u32, l: u32) -> vec4<R> {
  var four = vec4<R>();
  if (l < p.depth) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      if (row + q < end) {
        four[q] = widen(X[p.offX + (row + q) * p.depth + l]);
      }
    }
  }
  return four;
}

// Four features of group e from `f` on at one depth.
fn fetchW(e: u32, f: u32, l: u32) -> vec4<R> {
  var four = vec4<R>();
  if (l < p.depth) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      if (f + q < p.features) {
        let along = (e * p.features + f + q) * p.depth + l;
        let across = (e * p.depth + l) * p.features + f + q;
        four[q] = widen(W[p.offW + select(along, across, ACROSS == 1u)]);
      }
    }
  }
  return four;
}

@compute @workgroup_size(THREADS)
fn gemm_grouped(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = group.x + p.baseX;
  let col0 = (group.y + p.baseY) * BN;
  let found = rowsOf(tile);
  let mine = found.group;
  let row0 = found.first;
  let end = found.end;
  if ((tile == 0u) & (col0 == 0u) & (t == 0u)) {
    info[p.offI] = i32(found.bad);
  }
  if ((mine == p.groups) | (col0 >= p.features)) {
    return;
  }
  let tx = t % NX;
  let ty = t / NX;
  var sums: array<vec4<R>, TM * PARTS>;
  for (var l0 = 0u; l0 < p.depth; l0 += BK) {
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < LOADS_X; q++) {
      let id = t + q * THREADS;
      Xs[id % BK * ROWS4 + id / BK] = fetchX(row0 + 4u * (id / BK), end, l0 + id % BK);
    }
    // @unroll
    for (var q = 0u; q < LOADS_W; q++) {
      let id = t + q * THREADS;
      let l = select(id % BK, id / COLS4, ACROSS == 1u);
      let c = select(id / BK, id % COLS4, ACROSS == 1u);
      Ws[l * COLS4 + c] = fetchW(mine, col0 + 4u * c, l0 + l);
    }
    workgroupBarrier();
    for (var l = 0u; l < BK; l++) {
      // @unroll
      for (var v = 0u; v < PARTS; v++) {
        let w = Ws[l * COLS4 + tx + v * NX];
        // @unroll
        for (var r = 0u; r < TM / 4u; r++) {
          let x = Xs[l * ROWS4 + ty + r * NY];
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            let k = (4u * r + q) * PARTS + v;
            sums[k] = fma(vec4<R>(x[q]), w, sums[k]);
          }
        }
      }
    }
  }
  // @unroll
  for (var r = 0u; r < TM; r++) {
    let row = row0 + 4u * (ty + r / 4u * NY) + r % 4u;
    // @unroll
    for (var v = 0u; v < PARTS; v++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let f = col0 + 4u * (tx + v * NX) + q;
        if ((row < end) & (f < p.features)) {
          var y = sums[r * PARTS + v][q];
          if (p.hasBias == 1u) {
            y += widen(bias[p.offB + mine * p.features + f]);
          }
          Y[p.offY + row * p.features + f] = narrow(activate(y));
        }
      }
    }
  }
}
