// sytrd_group: each symmetric matrix of a batch to tridiagonal form, in the registers of the threads of a workgroup.
// Storage   matrix z at A[z*n*n + i + j*n], both triangles of order orders[z]: below the subdiagonal v's, d and e at z*n as LAPACK's 'l'
//           has them, tau too; e and tau end with a zero. On the subdiagonal and above A then is anything, and so are rows up to the next
//           multiple of four. n is a multiple of four, and A is bound as vec4f
// Mapping   workgroup x -> GROUP matrices; LANES lanes of a subgroup share CPT columns, slot, slot + SLOTS, ...: lane l has the fours of
//           rows l, l + LANES, ... of them. Step k: the lanes of column k make its reflector and publish v; behind a barrier each thread
//           has y = A v for its own columns, A being symmetric, and publishes it; behind another all have v and y in their rows, and with
//           them v^T y, w = tau (y - tau/2 v^T y v), and A - v w^T - w v^T. Columns of one slot after the other share a text, which leaves
//           out register columns and fours of rows that are finished
// Tunables  LANES a power of two (1..32)  QUADS fours of rows per lane, 4*LANES*QUADS >= n  CPT columns per thread (1..8)  SLOTS, CPT*SLOTS
//           >= n  GROUP matrices; LANES*SLOTS*GROUP threads, 4*QUADS*(CPT + 2) registers and some 40 more  workgroup bytes =
//           GROUP*(32*LANES*QUADS + 4), and without SUBGROUPS 4 more for each thread
// Needs     elements below 2^20 or so, not much smaller than 1 the largest of them: lib/householder. Subgroups of LANES or more, or
//           SUBGROUPS 0: then lanes talk through workgroup memory. Branches in front of subgroup operations are the same for all of a
//           subgroup. The order of sums depends on LANES and QUADS alone
// Source    LAPACK xSYTD2
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const QUADS: u32 = 2u;
const CPT: u32 = 4u;
const SLOTS: u32 = 8u;
const GROUP: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const TEAM: u32 = LANES * SLOTS;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * QUADS;

struct Params {
  baseX: u32,
  baseZ: u32,
  count: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<vec4f>;
@group(0) @binding(1) var<storage, read_write> d: array<f32>;
@group(0) @binding(2) var<storage, read_write> e: array<f32>;
@group(0) @binding(3) var<storage, read_write> tau: array<f32>;
@group(0) @binding(4) var<storage, read> orders: array<u32>;
@group(0) @binding(5) var<uniform> p: Params;

var<workgroup> vs: array<vec4f, GROUP * HEIGHT>;
var<workgroup> ys: array<f32, 4u * GROUP * HEIGHT>;
var<workgroup> scales: array<f32, GROUP>;

// @use lib/small_group
// @use lib/householder
// @use lib/packed_four

fn total(parts: vec4f) -> f32 {
  return (parts.x + parts.y) + (parts.z + parts.w);
}

@compute @workgroup_size(THREADS)
fn sytrd_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = f32(p.baseZ);
  // Threads in the order of their subgroups.
  var thread = t;
  // The slots of the subgroup are firstSlot .. endSlot-1; all of them where it has more than one matrix.
  var firstSlot = 0u;
  var endSlot = SLOTS;
  // @when BY_MEMORY
  me = t;
  origin = t - t % LANES;
  // @end
  // @when SUBGROUPS
  thread = subgroup * lanes + invocation;
  origin = invocation - invocation % LANES;
  let begins = subgroup * lanes % TEAM;
  if (begins + lanes <= TEAM) {
    firstSlot = begins / LANES;
    endSlot = firstSlot + lanes / LANES;
  }
  // @end
  let member = thread / TEAM;
  let slot = thread % TEAM / LANES;
  let lane = thread % LANES;
  let z = (group.x + p.baseX) * GROUP + member;
  let n = select(0u, min(orders[min(z, p.count - 1u)], p.n), z < p.count);
  let off = z * p.n * p.n;
  let own = member * HEIGHT;

  // Column slot + c*SLOTS has the registers from c*QUADS on.
  // @registers
  var x: array<vec4f, CPT * QUADS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      x[c * QUADS + g] = fourOfA(off, 4u * (lane + g * LANES), column, select(0u, n, column < n));
    }
  }
  // Rows beyond the last column stay zero.
  for (var i = thread; i < 4u * GROUP * HEIGHT; i += THREADS) {
    ys[i] = 0.0;
  }
  // @unroll
  for (var c0 = 0u; c0 < CPT; c0++) {
    for (var k = c0 * SLOTS; k < min(p.n, (c0 + 1u) * SLOTS); k++) {
      let at = k - c0 * SLOTS;
      if ((at >= firstSlot) & (at < endSlot)) {
        let mine = slot == at;
        // @registers
        var u: array<vec4f, QUADS>;
        var squares = vec4f(nought);
        var heads = vec4f();
        var diagonals = vec4f();
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          let rows = LINE + 4u * (lane + g * LANES);
          let value = x[c0 * QUADS + g];
          diagonals = select(diagonals, value, rows == vec4u(k));
          heads = select(heads, value, rows == vec4u(k + 1u));
          u[g] = select(vec4f(), value, rows > vec4u(k + 1u));
          squares = fma(u[g], u[g], squares);
        }
        let alpha = fromLane(total(heads), (k + 1u) / 4u % LANES);
        let h = reflector(alpha, groupSum(total(squares)));
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          let rows = LINE + 4u * (lane + g * LANES);
          let isHead = rows == vec4u(k + 1u);
          u[g] = select(u[g] * h.scale, vec4f(1.0), isHead);
          x[c0 * QUADS + g] = select(x[c0 * QUADS + g], u[g], vec4<bool>(mine) & (rows > vec4u(k + 1u)));
        }
        if (mine) {
          // @unroll
          for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
            vs[own + lane + g * LANES] = u[g];
          }
          if (lane == 0u) {
            scales[member] = h.tau;
          }
          if (k < n) {
            if (lane == 0u) {
              e[z * p.n + k] = h.beta;
              tau[z * p.n + k] = h.tau;
            }
            if (lane == k / 4u % LANES) {
              d[z * p.n + k] = total(diagonals);
            }
          }
        }
      }
      workgroupBarrier();
      let scale = scales[member];
      // @registers
      var v: array<vec4f, QUADS>;
      // @unroll
      for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
        v[g] = vs[own + lane + g * LANES];
      }
      // The elements of v and of y, then w, that belong to the thread's columns.
      // @registers
      var vc: array<f32, CPT>;
      // @registers
      var wc: array<f32, CPT>;
      // @unroll
      for (var c = c0; c < CPT; c++) {
        let column = slot + c * SLOTS;
        vc[c] = vs[own + column / 4u][column % 4u];
        var sum = vec4f(nought);
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          sum = fma(x[c * QUADS + g], v[g], sum);
        }
        wc[c] = total(sum);
      }
      // @unroll
      for (var c = c0; c < CPT; c++) {
        wc[c] = select(0.0, groupSum(wc[c]), slot + c * SLOTS > k);
      }
      if (lane == 0u) {
        // @unroll
        for (var c = c0; c < CPT; c++) {
          ys[4u * own + slot + c * SLOTS] = wc[c];
        }
      }
      workgroupBarrier();
      // @registers
      var w: array<vec4f, QUADS>;
      var products = vec4f(nought);
      // @unroll
      for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
        let row = 4u * (lane + g * LANES);
        let place = 4u * own + row;
        let y = vec4f(ys[place], ys[place + 1u], ys[place + 2u], ys[place + 3u]);
        w[g] = select(vec4f(), y, LINE + row > vec4u(k));
        products = fma(v[g], w[g], products);
      }
      let part = -0.5 * scale * groupSum(total(products));
      // @unroll
      for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
        w[g] = scale * fma(vec4f(part), v[g], w[g]);
      }
      // @unroll
      for (var c = c0; c < CPT; c++) {
        wc[c] = scale * fma(part, vc[c], wc[c]);
        // @unroll
        for (var g = c0 * SLOTS / (4u * LANES); g < QUADS; g++) {
          x[c * QUADS + g] = fma(-v[g], vec4f(wc[c]), fma(-w[g], vec4f(vc[c]), x[c * QUADS + g]));
        }
      }
    }
  }
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = slot + c * SLOTS;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      let row = 4u * (lane + g * LANES);
      if ((column < n) & (row < n) & (row + 2u > column)) {
        A[(off + column * p.n + row) / 4u] = x[c * QUADS + g];
      }
    }
  }
}
