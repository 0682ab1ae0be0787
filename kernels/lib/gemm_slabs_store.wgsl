// Vector `id` of a slab into workgroup memory: as it was fetched along rows or columns, or turned, its elements at one depth each.
// @when REAL
fn storeA(id: u32, value: vec4f) {
  if (TRANS_A == 0u) {
    As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = value;
  } else {
    let i = id / (BK / 4u);
    let l = (id % (BK / 4u)) * 4u;
    As[l * PITCH_A + i / 4u][i % 4u] = value.x;
    As[(l + 1u) * PITCH_A + i / 4u][i % 4u] = value.y;
    As[(l + 2u) * PITCH_A + i / 4u][i % 4u] = value.z;
    As[(l + 3u) * PITCH_A + i / 4u][i % 4u] = value.w;
  }
}

fn storeB(id: u32, value: vec4f) {
  if (TRANS_B == 1u) {
    Bs[id / (BN / 4u) * PITCH_B + id % (BN / 4u)] = value;
  } else {
    let j = id / (BK / 4u);
    let l = (id % (BK / 4u)) * 4u;
    Bs[l * PITCH_B + j / 4u][j % 4u] = value.x;
    Bs[(l + 1u) * PITCH_B + j / 4u][j % 4u] = value.y;
    Bs[(l + 2u) * PITCH_B + j / 4u][j % 4u] = value.z;
    Bs[(l + 3u) * PITCH_B + j / 4u][j % 4u] = value.w;
  }
}
// @end
// @when COMPLEX
// Vectors of the A slab, which a workgroup may have more threads than.
const VECTORS_A: u32 = BM * BK / 8u;

// Here and not where it is fetched: arithmetic on what was loaded waits for it.
fn storeA(id: u32, fetched: vec4f) {
  if (id < VECTORS_A) {
    let value = select(fetched, fetched * vec4f(1.0, -1.0, 1.0, -1.0), CONJ_A == 1u);
    if (TRANS_A == 0u) {
      As[id / (BM / 4u) * PITCH_A + id % (BM / 4u)] = value;
    } else {
      let i = id / (BK / 4u);
      let at = (id % (BK / 4u)) * 2u * PITCH_A + i / 2u;
      As[at][i % 2u * 2u] = value.x;
      As[at][i % 2u * 2u + 1u] = value.y;
      As[at + PITCH_A][i % 2u * 2u] = value.z;
      As[at + PITCH_A][i % 2u * 2u + 1u] = value.w;
    }
  }
}

fn storeB(id: u32, fetched: vec4f) {
  let value = select(fetched, fetched * vec4f(1.0, -1.0, 1.0, -1.0), CONJ_B == 1u);
  if (TRANS_B == 1u) {
    Bs[id / (BN / 2u) * PITCH_B + id % (BN / 2u)] = value;
  } else {
    let j = id / (BK / 4u);
    let at = (id % (BK / 4u)) * 2u * PITCH_B + j / 2u;
    Bs[at][j % 2u * 2u] = value.x;
    Bs[at][j % 2u * 2u + 1u] = value.y;
    Bs[at + PITCH_B][j % 2u * 2u] = value.z;
    Bs[at + PITCH_B][j % 2u * 2u + 1u] = value.w;
  }
}
// @end
