// gemm_grouped: Y(r, :) := activation(X(r, :) W(e)^T + bias(e)) for the rows r of every group e; how many rows a group has the device says.
// Storage   X[offX + r*depth + l], Y[offY + r*features + f], W[offW + (e*features + f)*depth + l], with ACROSS 1
//           W[offW + (e*depth + l)*features + f]; bias[offB + e*features + f]; counts[offC + e], rows of groups lie one behind the other
// Mapping   workgroup (x, y) -> tile x of all groups' tiles of BN rows, features y*BM..; thread (tx, ty) -> TM features by fours, 4*tx and
//           every BM/(TM/4) more, TN rows by fours alike. Every thread walks through the counts to find its tile
// Tunables  BM features, BN rows of a tile (32..128)  BK depth of a slab, KU of it unrolled  TM TN results per thread, multiples of 4
//           PAD vectors behind a depth of a slab, against bank conflicts   ACROSS as above   WIDE 1: operands are read in vectors of four
//           THREADS = (BM/TM)*(BN/TN), BM*BK/4 and BN*BK/4 multiples of it; workgroup bytes = (BM+BN+8*PAD)*BK*4
//           ACTIVATION which function (activationKinds.ts), beyond the last none
// Needs     at least one workgroup, whatever the sizes. A count below 0 is taken for 0, one of more rows than are left for those: info[offI]
//           is then 1 + the first such group, else 0. hasBias 0: bias is not read. Barriers are uniform because counts is only read.
//           WIDE 1: features, depth, offX, offW, offY multiples of four
// Source    CUTLASS, grouped GEMM; Gale et al. 2022, MegaBlocks
// @use lib/field
// @use lib/units
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 16u;
const PAD: u32 = 1u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const ROWS: u32 = BN;
const ALIGNED: u32 = 1u;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
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
@group(0) @binding(1) var<storage, read> X: array<Unit>;
@group(0) @binding(2) var<storage, read> W: array<Unit>;
@group(0) @binding(3) var<storage, read> bias: array<T>;
@group(0) @binding(4) var<storage, read_write> Y: array<Unit>;
@group(0) @binding(5) var<storage, read_write> info: array<i32>;
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/activation_functions
// @use lib/activation_kinds
// @use lib/grouped_rows

var<workgroup> As: array<vec4f, BK * PITCH_A>;
var<workgroup> Bs: array<vec4f, BK * PITCH_B>;

// Four numbers from `at` on, of which the first `left` exist: the others are 0. What does not exist is read at the operand's first number,
// because a branch around a load keeps it from overlapping with others.
fn fourOfX(at: u32, left: u32) -> vec4f {
  // @when WIDE
  return select(vec4f(), vec4f(X[select(0u, at, left > 0u) / 4u]), left > 0u);
  // @end
  // @when SINGLE
  var four = vec4f();
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    four[q] = select(0.0, widen(X[select(0u, at + q, q < left)]), q < left);
  }
  return four;
  // @end
}

fn fourOfW(at: u32, left: u32) -> vec4f {
  // @when WIDE
  return select(vec4f(), vec4f(W[select(0u, at, left > 0u) / 4u]), left > 0u);
  // @end
  // @when SINGLE
  var four = vec4f();
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    four[q] = select(0.0, widen(W[select(0u, at + q, q < left)]), q < left);
  }
  return four;
  // @end
}

// How many numbers there are from place `at` on.
fn leftOf(at: u32, end: u32) -> u32 {
  return max(at, end) - at;
}

@compute @workgroup_size(THREADS)
fn gemm_grouped(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = group.x + p.baseX;
  let col0 = (group.y + p.baseY) * BM;
  let found = rowsOf(tile);
  if ((tile == 0u) & (col0 == 0u) & (t == 0u)) {
    info[p.offI] = i32(found.bad);
  }
  if ((found.group == p.groups) | (col0 >= p.features)) {
    return;
  }
  let row0 = found.first;
  let tx = t % NX;
  let ty = t / NX;
  let quad = t % (BK / 4u) * 4u;
  let k = p.depth;
  // @registers
  var acc: array<vec4f, TM / 4u * TN>;
  // @registers
  var nextA: array<vec4f, LOADS_A>;
  // @registers
  var nextB: array<vec4f, LOADS_B>;
  {
    let at = 0u;
// @use lib/grouped_fetch
  }
  for (var k0 = 0u; k0 < k; k0 += BK) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      let id = t + s * THREADS;
      if (ACROSS == 1u) {
        As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = nextA[s];
      } else {
        let f = id / (BK / 4u);
        As[quad * PITCH_A + f / 4u][f % 4u] = nextA[s].x;
        As[(quad + 1u) * PITCH_A + f / 4u][f % 4u] = nextA[s].y;
        As[(quad + 2u) * PITCH_A + f / 4u][f % 4u] = nextA[s].z;
        As[(quad + 3u) * PITCH_A + f / 4u][f % 4u] = nextA[s].w;
      }
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      let r = (t + s * THREADS) / (BK / 4u);
      Bs[quad * PITCH_B + r / 4u][r % 4u] = nextB[s].x;
      Bs[(quad + 1u) * PITCH_B + r / 4u][r % 4u] = nextB[s].y;
      Bs[(quad + 2u) * PITCH_B + r / 4u][r % 4u] = nextB[s].z;
      Bs[(quad + 3u) * PITCH_B + r / 4u][r % 4u] = nextB[s].w;
    }
    workgroupBarrier();
    if (k0 + BK < k) {
      let at = k0 + BK;
// @use lib/grouped_fetch
    }
// @use lib/gemm_product
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < TN; c++) {
    let row = row0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let f = col0 + 4u * (tx + r * NX);
      let left = select(0u, min(4u, leftOf(f, p.features)), row < found.end);
      var y = acc[c * (TM / 4u) + r];
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        if (q < left) {
          if (p.hasBias == 1u) {
            y[q] += widen(bias[p.offB + found.group * p.features + f + q]);
          }
          y[q] = activate(y[q]);
          // @when SINGLE
          Y[p.offY + row * p.features + f + q] = narrow(y[q]);
          // @end
        }
      }
      // @when WIDE
      if (left > 0u) {
        Y[(p.offY + row * p.features + f) / 4u] = vec4<T>(y);
      }
      // @end
    }
  }
}
