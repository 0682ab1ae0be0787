// ormtr_group: the matrices Z of a batch times the reflectors of tridiagonal reductions, Z := H(0) ... H(n-2) Z.
// Storage   matrix z at A[z*n*n + i + j*n], of order orders[z], as sytrdPacked leaves it: reflector k below its subdiagonal, with a 1 on
//           it, and tau[z*n + k]. Z(i, j) likewise; of its columns the first `columns` are meant, and rows up to the next multiple of four
//           become zero. n is a multiple of four, and both are bound as vec4f
// Mapping   workgroup (x, y) -> GROUP problems, a block of SIDE*CPT columns of each; no workgroup waits for another. LANES lanes of a
//           subgroup share a column: lane l has the fours of rows l, l + LANES, ... in registers, of CPT columns. Reflectors come through
//           workgroup memory, KB at a time, the last first: those of the next chunk are on their way while one is applied, one barrier a
//           chunk
// Tunables  LANES a power of two (1..32)  QUADS of rows per lane (1..8)  CPT columns of a thread (1..4)  SIDE threads abreast  GROUP
//           problems; LANES*SIDE*GROUP threads, 4*QUADS*(CPT + 1) registers and some 40 more  KB (2..16)  PHASES divides QUADS: texts, each
//           without the rows that its reflectors leave alone  workgroup bytes = 8*GROUP*(4*KB*LANES*QUADS + 4*LANES + KB), and without
//           SUBGROUPS 4 more for each thread
// Needs     n <= 4*LANES*QUADS; subgroups of LANES or more, or SUBGROUPS 0: then lanes talk through workgroup memory. Nothing outside of a
//           problem's own order is looked at. Where tau = 0, H = I. The order of sums depends on LANES and QUADS alone
// Source    LAPACK xORM2R, xORMTR
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
const LANES: u32 = 4u;
const QUADS: u32 = 2u;
const CPT: u32 = 2u;
const SIDE: u32 = 4u;
const GROUP: u32 = 2u;
const KB: u32 = 8u;
const PHASES: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const TEAM: u32 = LANES * SIDE;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * QUADS;
// Fours of a problem's chunk of reflectors; those of the next problem begin in other banks.
const CHUNK: u32 = KB * HEIGHT;
const SLOT: u32 = CHUNK + LANES;
// What a thread fetches of a chunk; the last is not there for all if they are not a multiple of the threads.
const COPIES: u32 = (CHUNK + TEAM - 1u) / TEAM;
const SCALES: u32 = (KB + TEAM - 1u) / TEAM;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  count: u32,
  n: u32,
  columns: u32,
}
@group(0) @binding(0) var<storage, read_write> Z: array<vec4f>;
@group(0) @binding(1) var<storage, read> A: array<vec4f>;
@group(0) @binding(2) var<storage, read> tau: array<f32>;
@group(0) @binding(3) var<storage, read> orders: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

// Two chunks of each problem, by turns.
var<workgroup> tile: array<vec4f, 2u * GROUP * SLOT>;
var<workgroup> scales: array<f32, 2u * GROUP * KB>;

// @use lib/small_group
// @use lib/packed_four

fn isNone(scale: f32) -> bool {
  return (bitcast<u32>(scale) & 0x7fffffffu) == 0u;
}

@compute @workgroup_size(THREADS)
fn ormtr_group(
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
  // @when BY_MEMORY
  me = t;
  origin = t - t % LANES;
  // @end
  // @when SUBGROUPS
  thread = subgroup * lanes + invocation;
  origin = invocation - invocation % LANES;
  // @end
  let slot = thread / TEAM;
  let member = thread % TEAM;
  let lane = member % LANES;
  let column0 = (group.y + p.baseY) * (SIDE * CPT) + member / LANES;
  let z = (group.x + p.baseX) * GROUP + slot;
  let n = select(0u, min(orders[min(z, p.count - 1u)], p.n), z < p.count);
  let columns = min(n, p.columns);
  let off = z * p.n * p.n;
  // The same for all: how many reflectors there are, and chunks that hold them.
  let end = p.n - 1u;
  let chunks = (end + KB - 1u) / KB;

  // @registers
  var x: array<vec4f, CPT * QUADS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = column0 + c * SIDE;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      let row = 4u * (lane + g * LANES);
      let inside = LINE + row < vec4u(select(0u, n, column < columns));
      x[c * QUADS + g] = select(vec4f(), Z[select(0u, off + column * p.n + row, inside.x) / 4u], inside);
    }
  }
  // @registers
  var held: array<vec4f, COPIES>;
  // @registers
  var heldScales: array<f32, SCALES>;
  for (var s = 0u; s <= chunks; s++) {
    // Chunk s, counted from the last, is fetched, the one before it applied.
    let fetched = KB * (max(chunks, s + 1u) - 1u - s);
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let at = member + q * TEAM;
      let k = fetched + at / HEIGHT;
      let row = 4u * (at % HEIGHT);
      let there = (at < CHUNK) & (k + 1u < n);
      let scale = tau[select(0u, z * p.n + k, there)];
      let counts = there & !isNone(scale);
      let value = fourOfA(off, row, k, select(0u, n, counts));
      let rows = LINE + row;
      let below = select(vec4f(), value, rows > vec4u(k + 1u));
      held[q] = select(below, vec4f(1.0), (rows == vec4u(k + 1u)) & vec4<bool>(counts));
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      let k = fetched + member + q * TEAM;
      let scale = tau[select(0u, z * p.n + k, k + 1u < n)];
      heldScales[q] = select(0.0, scale, k + 1u < n);
    }
    if (s > 0u) {
      let k0 = KB * (chunks - s);
      let half = ((s - 1u) % 2u) * GROUP + slot;
      let steps = min(end - k0, KB);
      let phase = min(k0 / (4u * HEIGHT / PHASES), PHASES - 1u);
      // @unroll
      for (var f = 0u; f < PHASES; f++) {
        if (phase == f) {
          for (var j = 0u; j < steps; j++) {
            let k = steps - 1u - j;
            let at = half * SLOT + k * HEIGHT + lane;
            let scale = scales[half * KB + k];
            // @registers
            var y: array<vec4f, QUADS>;
            // @unroll
            for (var g = f * QUADS / PHASES; g < QUADS; g++) {
              y[g] = tile[at + g * LANES];
            }
            // @registers
            var by: array<f32, CPT>;
            // @unroll
            for (var c = 0u; c < CPT; c++) {
              var sum = vec4f(nought);
              // @unroll
              for (var g = f * QUADS / PHASES; g < QUADS; g++) {
                sum = fma(y[g], x[c * QUADS + g], sum);
              }
              by[c] = (sum.x + sum.y) + (sum.z + sum.w);
            }
            // @unroll
            for (var c = 0u; c < CPT; c++) {
              by[c] = scale * groupSum(by[c]);
            }
            // @unroll
            for (var c = 0u; c < CPT; c++) {
              // @unroll
              for (var g = f * QUADS / PHASES; g < QUADS; g++) {
                x[c * QUADS + g] = fma(-y[g], vec4f(by[c]), x[c * QUADS + g]);
              }
            }
          }
        }
      }
    }
    let next = (s % 2u) * GROUP + slot;
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      if (member + q * TEAM < CHUNK) {
        tile[next * SLOT + member + q * TEAM] = held[q];
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      if (member + q * TEAM < KB) {
        scales[next * KB + member + q * TEAM] = heldScales[q];
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    let column = column0 + c * SIDE;
    // @unroll
    for (var g = 0u; g < QUADS; g++) {
      let row = 4u * (lane + g * LANES);
      if ((row < n) & (column < columns)) {
        Z[(off + column * p.n + row) / 4u] = x[c * QUADS + g];
      }
    }
  }
}
