// reflect_group: the matrices C of a batch times reflectors of QR factorizations, C := H(begin) ... H(end-1) C, or in the other order;
// H = I - tau v v^H, of complex numbers also with conj(v) for v, or conj(tau) for tau.
// Storage   lib/batch_problem: reflector k of a problem is column k of A (m rows) below its diagonal, with a 1 on it, and tau[piv + k], or,
//           with `tauInC`, tau at C's place. C(i, j), m x n, is operand B, or with `inPlace` A itself, or with ldW the launch's z-th
//           packed matrix of a workspace, W[z*strideW + i + j*ldW]. A problem has `counted`: nrhs, else m reflectors. Only its columns
//           from `column` on are meant, and no row above `begin` changes. IDENTITY: C is only written, as if it had been the unit matrix.
//           The buffers of operands may be one and the same, which WebGPU lets us bind only once: V_IN_C, TAU_IN_C
// Mapping   workgroup (x, y) -> GROUP problems, a block of SIDE*CPT columns of each; no workgroup waits for another. LANES lanes
//           of a subgroup share a column: lane l has rows l, l + LANES, ... in registers, of CPT columns. Reflectors come through workgroup
//           memory, KB at a time: those of the next chunk are on their way while one is applied, one barrier a chunk. In memory the rows
//           of a lane are side by side, so that it reads and writes four at once
// Tunables  LANES a power of two (1..32)  ROWS per lane, a multiple of four (4..32)  CPT columns of a thread (1..4)  SIDE threads abreast
//           GROUP problems; LANES*SIDE*GROUP threads  KB (4..16)  PHASES divides ROWS: texts, each without the rows that the reflectors
//           before it have finished. SKIPS: nor with the columns that are still those of the unit matrix: LANES*ROWS >= SIDE*CPT >= n.
//           ACROSS: A is stored by rows
//           workgroup bytes = 8*GROUP*(PARTS*KB*(LANES*ROWS + 1) + 4*LANES), PARTS words to an element. Complex numbers take twice
//           the registers
// Needs     m - begin <= LANES*ROWS; subgroups of LANES or more, or SUBGROUPS 0: then lanes talk through workgroup memory. In place with
//           IDENTITY one block of columns: V is read before C is written. Where tau = 0, H = I and its v is taken for zero. No branches in
//           front of subgroup operations but on what is the same for all: see getf2_panel.
// Source    LAPACK xORM2R, xORG2R
// @when SUBGROUPS
enable subgroups;
diagnostic(off, subgroup_uniformity);
// @end
// @use lib/field
const LANES: u32 = 4u;
const ROWS: u32 = 8u;
const CPT: u32 = 2u;
const SIDE: u32 = 4u;
const GROUP: u32 = 2u;
const KB: u32 = 8u;
const PHASES: u32 = 2u;
const SUBGROUPS: u32 = 1u;
const LISTED: u32 = 0u;
const IDENTITY: u32 = 0u;
const SKIPS: u32 = 0u;
const ACROSS: u32 = 0u;
const V_IN_C: u32 = 0u;
const TAU_IN_C: u32 = 0u;
const V_APART: u32 = 1u - V_IN_C;
const TAU_APART: u32 = 1u - TAU_IN_C;
const DOWN: u32 = 1u - ACROSS;
const LOADS: u32 = 1u - IDENTITY;
const TEAM: u32 = LANES * SIDE;
const THREADS: u32 = TEAM * GROUP;
const HEIGHT: u32 = LANES * ROWS;
// Words of an element, and elements in four of them.
const PARTS: u32 = 1u + COMPLEX;
const PER: u32 = 4u / PARTS;
// Words of a problem's chunk of reflectors; those of the next problem begin in other banks.
const CHUNK: u32 = PARTS * KB * HEIGHT;
const SLOT: u32 = CHUNK + 4u * LANES;
// Fours of words that a thread fetches of a chunk; the last is not there for all if they are not a multiple of the threads.
const COPIES: u32 = (CHUNK / 4u + TEAM - 1u) / TEAM;
const UNEVEN: u32 = CHUNK / 4u % TEAM;
const EVEN: u32 = (TEAM - UNEVEN) / TEAM;
const SCALES: u32 = (KB + TEAM - 1u) / TEAM;

struct Params {
// @use lib/batch_fields
  begin: u32,
  end: u32,
  column: u32,
  backward: u32, // the last reflector comes first
  counted: u32,
  tauInC: u32,
  inPlace: u32,
  // @when COMPLEX
  conjV: u32, // conj(v) stands for v
  conjTau: u32,
  // @end
  ldW: u32,
  strideW: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<T>;
// @when V_APART
@group(0) @binding(1) var<storage, read> reflectors: array<T>;
// @end
// @when TAU_APART
@group(0) @binding(2) var<storage, read> tau: array<T>;
// @end
// @when LISTED
@group(0) @binding(3) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(4) var<uniform> p: Params;

// Two chunks of each problem, by turns.
var<workgroup> tile: array<vec4f, 2u * GROUP * SLOT / 4u>;
var<workgroup> scales: array<V, 2u * GROUP * KB>;

// @use lib/batch_problem
// @use lib/small_group
// @use lib/lane_elements

fn reflectorAt(at: u32) -> V {
  var value = V();
  // @when V_APART
  value = widen(reflectors[at]);
  // @end
  // @when V_IN_C
  value = widen(C[at]);
  // @end
  // @when COMPLEX
  value = select(value, conj(value), p.conjV != 0u);
  // @end
  return value;
}

fn scaleAt(at: u32) -> V {
  var value = V();
  // @when TAU_APART
  value = widen(tau[at]);
  // @end
  // @when TAU_IN_C
  value = widen(C[at]);
  // @end
  // @when COMPLEX
  value = select(value, conj(value), p.conjTau != 0u);
  // @end
  return value;
}

// Lane, place among its groups of PER rows, and column of the e-th four words of a chunk: neighbours in memory go to neighbouring threads.
fn foursAt(e: u32) -> vec3u {
  var at = vec3u();
  // @when DOWN
  at = vec3u(e % LANES, e / LANES % (ROWS / PER), e / (HEIGHT / PER));
  // @end
  // @when ACROSS
  at = vec3u(e / KB % LANES, e / (KB * LANES), e % KB);
  // @end
  return at;
}

@compute @workgroup_size(THREADS)
fn reflect_group(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  // @when SUBGROUPS
  @builtin(subgroup_id) subgroup: u32,
  @builtin(subgroup_size) lanes: u32,
  @builtin(subgroup_invocation_id) invocation: u32,
  // @end
) {
  nought = R(p.baseZ);
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
  let column0 = p.column + (group.y + p.baseY) * (SIDE * CPT) + member / LANES;
  let z = (group.x + p.baseX) * GROUP + slot;
  let live = z < p.count;
  let own = problem(min(z, p.count - 1u));
  // What is above row `begin` has no part in it: rows and reflectors are counted from there.
  let m = select(0u, own.m - min(p.begin, own.m), live);
  let n = select(0u, own.n, live);
  let v = Place(own.A.off + p.begin * (own.A.rs + own.A.cs), own.A.rs, own.A.cs);
  let scaleOff = select(own.piv, own.C.off, p.tauInC != 0u) + p.begin;
  var place = own.B;
  if (p.inPlace != 0u) {
    place = own.A;
  }
  if (p.ldW != 0u) {
    place = Place(z * p.strideW, 1u, p.ldW);
  }
  place.off += p.begin * place.rs;
  let least = max(min(p.end, select(own.m, own.nrhs, p.counted != 0u)), p.begin) - p.begin;
  // What is the same for all: how many reflectors there are, and chunks that hold them.
  var end = p.end - min(p.begin, p.end);
  // @when IDENTITY
  // Later ones leave columns of the unit matrix in front of them as they are.
  end = min(end, (group.y + p.baseY + 1u) * (SIDE * CPT));
  // @end
  let chunks = (end + KB - 1u) / KB;
  let isBackward = p.backward != 0u;

  // @registers
  var x: array<V, CPT * ROWS>;
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      // @when LOADS
      // Unconditional, so that the loads are in flight together.
      let inside = (row < m) & (column < n);
      let value = widen(C[select(0u, place.off + row * place.rs + column * place.cs, inside)]);
      x[c * ROWS + r] = select(V(), value, inside);
      // @end
      // @when IDENTITY
      x[c * ROWS + r] = select(V(), ofReal(1.0), row == column);
      // @end
    }
  }
  // @registers
  var held: array<V, PER * COPIES>;
  // @registers
  var heldScales: array<V, SCALES>;
  for (var s = 0u; s <= chunks; s++) {
    // Chunk s is fetched, the one before it applied.
    let fetched = KB * select(s, max(chunks, s + 1u) - 1u - s, isBackward);
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      let k = fetched + e.z;
      let scale = scaleAt(select(0u, scaleOff + k, k < least));
      let counts = (k < least) & !isZeroV(scale);
      // @unroll
      for (var i = 0u; i < PER; i++) {
        let row = e.x + (PER * e.y + i) * LANES;
        let isBelow = counts & (row > k) & (row < m);
        let value = reflectorAt(select(0u, v.off + row * v.rs + k * v.cs, isBelow));
        held[PER * q + i] = select(select(V(), ofReal(1.0), counts & (row == k)), value, isBelow);
      }
    }
    // @unroll
    for (var q = 0u; q < SCALES; q++) {
      let k = fetched + member + q * TEAM;
      heldScales[q] = select(V(), scaleAt(select(0u, scaleOff + k, k < least)), k < least);
    }
    if (s > 0u) {
      let k0 = KB * select(s - 1u, max(chunks, s) - s, isBackward);
      let half = ((s - 1u) % 2u) * GROUP + slot;
      let steps = min(end - k0, KB);
      let phase = min(k0 / (HEIGHT / PHASES), PHASES - 1u);
      // @unroll
      for (var f = 0u; f < PHASES; f++) {
        if (phase == f) {
          for (var j = 0u; j < steps; j++) {
            let k = select(j, steps - 1u - j, isBackward);
            let at = (half * SLOT + PARTS * k * HEIGHT) / 4u + lane;
            let scale = scales[half * KB + k];
            // @registers
            var y: array<V, ROWS>;
            // @unroll
            for (var q = f * ROWS / PHASES / PER; q < ROWS / PER; q++) {
              let word = tile[at + q * LANES];
              // @when REAL
              y[4u * q] = word.x;
              y[4u * q + 1u] = word.y;
              y[4u * q + 2u] = word.z;
              y[4u * q + 3u] = word.w;
              // @end
              // @when COMPLEX
              y[2u * q] = word.xy;
              y[2u * q + 1u] = word.zw;
              // @end
            }
            // @registers
            var by: array<V, CPT>;
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              var sum = V(nought);
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                sum = mad(conj(y[r]), x[c * ROWS + r], sum);
              }
              by[c] = sum;
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              // H = I leaves infinities as they are.
              by[c] = select(mul(scale, elementSum(by[c])), V(), isZeroV(scale));
            }
            // @unroll
            for (var c = SKIPS * f * CPT / PHASES; c < CPT; c++) {
              // @unroll
              for (var r = f * ROWS / PHASES; r < ROWS; r++) {
                x[c * ROWS + r] = mad(-y[r], by[c], x[c * ROWS + r]);
              }
            }
          }
        }
      }
    }
    let next = (s % 2u) * GROUP + slot;
    // @unroll
    for (var q = 0u; q < COPIES; q++) {
      let e = foursAt(member + q * TEAM);
      if ((EVEN == 1u) | (member + q * TEAM < CHUNK / 4u)) {
        let to = (next * SLOT + PARTS * e.z * HEIGHT) / 4u + e.y * LANES + e.x;
        // @when REAL
        tile[to] = vec4f(held[4u * q], held[4u * q + 1u], held[4u * q + 2u], held[4u * q + 3u]);
        // @end
        // @when COMPLEX
        tile[to] = vec4f(held[2u * q], held[2u * q + 1u]);
        // @end
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
  // @when IDENTITY
  // In place: everything has been read.
  storageBarrier();
  // @end
  // @unroll
  for (var c = 0u; c < CPT; c++) {
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let row = lane + r * LANES;
      let column = column0 + c * SIDE;
      if ((row < m) & (column < n)) {
        C[place.off + row * place.rs + column * place.cs] = narrow(x[c * ROWS + r]);
      }
    }
  }
}
