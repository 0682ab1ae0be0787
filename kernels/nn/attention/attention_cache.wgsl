// attention_cache: attention of few queries and many keys, slice by slice: of each row (a query of one of the heads that share keys) the
// largest score of a slice, the sum of its weights, and the values summed by them, which attention_join joins.
// Storage   as attention_forward, but Q, K and values in fours; sums[(row*slices + slice)*2*G + d/4], stats[2*(row*slices + slice)]: the
//           largest score and the sum of weights; row = (batch*heads + head)*queries + query
// Mapping   workgroup (x, y, z) -> slice of `each` keys of a head of keys, ROWS of the rows that see it; G lanes side by side -> a key,
//           vectors l and l + G of it each, KEYS keys at a time so that more is on its way from memory
// Tunables  ROWS (1, 2, 4, 8)   G (4..32) lanes of a key   workgroup bytes = THREADS*32 + (ROWS + 1)*THREADS/G*4
// Model     keys and values are read once for all rows: 16*G numbers a key, bound by memory. A row and a key cost a lane 16 products, two
//           exchanges or three, and of the weight's making its share: each of a team's lanes makes those of one row and key
// Needs     dim = dimV = 8*G; strides and offsets multiples of 4; subgroups of at least G, made of threads side by side; minusInfinity =
//           0xff800000; hasMask 0: M is not read
// Source    Dao, Haziza, Massa and Sizov 2023, Flash-Decoding
enable subgroups;
// @use lib/field
// @use lib/gate_functions
// @use lib/attention_fields
const ROWS: u32 = 2u;
const G: u32 = 8u;
const KEYS: u32 = 2u;
const THREADS: u32 = 256u;
const TEAMS: u32 = THREADS / G;
// Scores of a team, and how many of them a lane has: lane l has those of number l + i*G, or l modulo SCORES if there are fewer.
const SCORES: u32 = ROWS * KEYS;
const OWN: u32 = (SCORES + G - 1u) / G;

@group(0) @binding(0) var<storage, read> Q: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> K: array<vec4<T>>;
@group(0) @binding(2) var<storage, read> values: array<vec4<T>>;
@group(0) @binding(3) var<storage, read> M: array<T>;
@group(0) @binding(4) var<storage, read_write> sums: array<vec4<R>>;
@group(0) @binding(5) var<storage, read_write> stats: array<R>;
@group(0) @binding(6) var<uniform> p: Params;

// Of every team: the largest score of each row; of one row, the sum of weights and the sums of values.
var<workgroup> tops: array<V, ROWS * TEAMS>;
var<workgroup> totals: array<V, TEAMS>;
var<workgroup> parts: array<vec4<V>, 2u * THREADS>;

@compute @workgroup_size(THREADS)
fn attention_cache(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_invocation_id) place: u32,
) {
  let slice = group.x + p.baseX;
  let slices = (p.keys + p.each - 1u) / p.each;
  let headsK = p.heads / p.groups;
  let batch = (group.y + p.baseY) / headsK;
  let headK = (group.y + p.baseY) % headsK;
  let row0 = group.z * ROWS;
  let rows = p.groups * p.queries;
  let lane = t % G;
  let team = t / G;
  let first = place - lane;
  let atK = (p.offK + batch * p.batchK + headK * p.headK) / 4u + lane;
  let atV = (p.offV + batch * p.batchV + headK * p.headV) / 4u + lane;
  // @registers
  var q: array<vec4<V>, 2u * ROWS>;
  // @registers
  var sum: array<vec4<V>, 2u * ROWS>;
  // The largest score so far of the rows of a lane's scores, and the sum of its own weights.
  // @registers
  var ownTop: array<V, OWN>;
  // @registers
  var ownTotal: array<V, OWN>;
  // @unroll
  for (var i = 0u; i < OWN; i++) {
    ownTop[i] = LOWEST;
    ownTotal[i] = 0.0;
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    let row = min(row0 + r, rows - 1u);
    let head = headK * p.groups + row / p.queries;
    let at = (p.offQ + batch * p.batchQ + head * p.headQ + row % p.queries * p.rowQ) / 4u + lane;
    q[2u * r] = vec4<V>(Q[at]);
    q[2u * r + 1u] = vec4<V>(Q[at + G]);
    sum[2u * r] = vec4<V>();
    sum[2u * r + 1u] = vec4<V>();
  }
  let seen = select(p.keys, min(p.keys, p.queries + p.past), p.causal == 1u);
  let end = min((slice + 1u) * p.each, seen);
  for (var key = slice * p.each; key < end; key += KEYS * TEAMS) {
    // @registers
    var k: array<vec4<V>, 2u * KEYS>;
    // @registers
    var v: array<vec4<V>, 2u * KEYS>;
    // @unroll
    for (var u = 0u; u < KEYS; u++) {
      let j = key + u * TEAMS + team;
      k[2u * u] = vec4<V>();
      k[2u * u + 1u] = vec4<V>();
      v[2u * u] = vec4<V>();
      v[2u * u + 1u] = vec4<V>();
      if (j < end) {
        k[2u * u] = vec4<V>(K[atK + j * (p.rowK / 4u)]);
        k[2u * u + 1u] = vec4<V>(K[atK + j * (p.rowK / 4u) + G]);
        v[2u * u] = vec4<V>(values[atV + j * (p.rowV / 4u)]);
        v[2u * u + 1u] = vec4<V>(values[atV + j * (p.rowV / 4u) + G]);
      }
    }
    // Score r*KEYS + u is that of row r and the u-th key.
    // @registers
    var score: array<V, SCORES>;
    // @unroll
    for (var x = 0u; x < SCORES; x++) {
      score[x] = dot(q[2u * (x / KEYS)], k[2u * (x % KEYS)]) + dot(q[2u * (x / KEYS) + 1u], k[2u * (x % KEYS) + 1u]);
    }
    // Over the lanes, of two scores at a time the one from one lane and the other from its neighbour, until each has what is its own.
    // @unroll
    for (var h = 1u; h < G; h *= 2u) {
      let isOdd = (lane & h) != 0u;
      // @unroll
      for (var x = 0u; x < (SCORES + h - 1u) / h; x += 2u) {
        if (x + 1u < (SCORES + h - 1u) / h) {
          let sent = select(score[(x + 1u) % SCORES], score[x], isOdd);
          score[x / 2u] = select(score[x], score[(x + 1u) % SCORES], isOdd) + subgroupShuffleXor(sent, h);
        } else {
          score[x / 2u] = score[x] + subgroupShuffleXor(score[x], h);
        }
      }
    }
    // @registers
    var own: array<V, OWN>;
    // @registers
    var shrunk: array<V, OWN>;
    // @unroll
    for (var i = 0u; i < OWN; i++) {
      let x = (i * G + lane) % SCORES;
      let row = min(row0 + x / KEYS, rows - 1u);
      let head = headK * p.groups + row / p.queries;
      let j = key + x % KEYS * TEAMS + team;
      let value = masked(bent(score[i]), batch, head, row % p.queries, select(p.keys, j, j < end));
      var next = max(ownTop[i], value);
      // @unroll
      for (var h = 1u; h < KEYS; h *= 2u) {
        next = max(next, subgroupShuffleXor(next, h));
      }
      shrunk[i] = exp(max(ownTop[i] - next, -100.0));
      own[i] = weight(value, next);
      ownTotal[i] = fma(ownTotal[i], shrunk[i], own[i]);
      ownTop[i] = next;
    }
    // @unroll
    for (var r = 0u; r < ROWS; r++) {
      let less = subgroupShuffle(shrunk[r * KEYS / G], first + r * KEYS % G);
      sum[2u * r] *= less;
      sum[2u * r + 1u] *= less;
      // @unroll
      for (var u = 0u; u < KEYS; u++) {
        let w = subgroupShuffle(own[(r * KEYS + u) / G], first + (r * KEYS + u) % G);
        sum[2u * r] = fma(vec4<V>(w), v[2u * u], sum[2u * r]);
        sum[2u * r + 1u] = fma(vec4<V>(w), v[2u * u + 1u], sum[2u * r + 1u]);
      }
    }
  }
  // @registers
  var top: array<V, ROWS>;
  // @registers
  var total: array<V, ROWS>;
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    top[r] = subgroupShuffle(ownTop[r * KEYS / G], first + r * KEYS % G);
    total[r] = 0.0;
    // @unroll
    for (var u = 0u; u < KEYS; u++) {
      total[r] += subgroupShuffle(ownTotal[(r * KEYS + u) / G], first + (r * KEYS + u) % G);
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    if (lane == 0u) {
      tops[r * TEAMS + team] = top[r];
    }
  }
  // @unroll
  for (var r = 0u; r < ROWS; r++) {
    workgroupBarrier();
    var most = LOWEST;
    for (var other = 0u; other < TEAMS; other++) {
      most = max(most, tops[r * TEAMS + other]);
    }
    let factor = weight(top[r], most);
    if (lane == 0u) {
      totals[team] = total[r] * factor;
    }
    parts[t] = sum[2u * r] * factor;
    parts[THREADS + t] = sum[2u * r + 1u] * factor;
    workgroupBarrier();
    let row = row0 + r;
    let head = headK * p.groups + row / p.queries;
    let at = ((batch * p.heads + head) * p.queries + row % p.queries) * slices + slice;
    if (row < rows && t < 2u * G) {
      var joined = vec4<V>();
      for (var other = 0u; other < TEAMS; other++) {
        joined += parts[t / G * THREADS + other * G + t % G];
      }
      sums[at * 2u * G + t] = joined;
    }
    if (row < rows && t == 0u) {
      var all = V();
      for (var other = 0u; other < TEAMS; other++) {
        all += totals[other];
      }
      stats[2u * at] = most;
      stats[2u * at + 1u] = all;
    }
  }
}
