import { expect, it } from "vitest";
import { installJobQueues } from "../../src/composition/jobs/job-queues.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

it("the queues of jobs that run every hour have one policy, also those that were made with another", async () => {
  const { database, databaseUrl } = shop();
  const policies = () =>
    database.query(`
      SELECT name, policy, retry_limit, retention_seconds, deletion_seconds
      FROM pgboss.queue JOIN pgboss.schedule USING (name) ORDER BY name`);
  const names = ["planned-prices", "planned-products", "retention", "visits"];
  const expected = names.map((name) => ({
    name,
    policy: "exclusive",
    retry_limit: 0,
    retention_seconds: 86_400,
    deletion_seconds: 86_400,
  }));
  expect(await policies()).toEqual(expected);
  await database.query("UPDATE pgboss.queue SET retry_limit = 2, retention_seconds = 60, deletion_seconds = 60");
  await installJobQueues(databaseUrl);
  expect(await policies()).toEqual(expected);
});
