// Sums over the LANES lanes of a subgroup, all that it has: four of them at least.
const EIGHTS: u32 = LANES / 8u;
const SIXTEENS: u32 = LANES / 16u;
const DOUBLES: u32 = LANES / 32u;
const FOURFOLDS: u32 = LANES / 64u;

// Sums over the lanes of a team that differ in the third bit of their numbers or above it.
fn overFours(value: vec4f) -> vec4f {
  var sum = value;
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @when FOURFOLDS
  sum += subgroupShuffleXor(sum, 32u);
  // @end
  return sum;
}

// Over all of them.
fn overTeam(value: f32) -> f32 {
  var sum = value + subgroupShuffleXor(value, 1u);
  sum += subgroupShuffleXor(sum, 2u);
  // @when EIGHTS
  sum += subgroupShuffleXor(sum, 4u);
  // @end
  // @when SIXTEENS
  sum += subgroupShuffleXor(sum, 8u);
  // @end
  // @when DOUBLES
  sum += subgroupShuffleXor(sum, 16u);
  // @end
  // @when FOURFOLDS
  sum += subgroupShuffleXor(sum, 32u);
  // @end
  return sum;
}
