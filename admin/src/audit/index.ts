export { AuditList as list } from "./AuditList";
